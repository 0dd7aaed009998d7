/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Summary } from "../../../api/api";
import { lastSave } from "../../data/last-save";
import { deskData, kindNamed, NEVER_PUBLISHED, summaryOf } from "../../testing/desk-data";
import { deskServer } from "../../testing/desk-server";
import { fieldOf } from "../../testing/form-of";
import { renderInDesk } from "../../testing/in-desk";
import { ListScreen } from "./list-screen";

const ARTICLES = {
  ...kindNamed("articles", "Article"),
  label: "Artikler",
  newLabel: "Lag kopi",
  entries: "artikler",
};
const SITES = { ...kindNamed("sites", "Site"), label: "Innstillinger", newLabel: null };

const open = (articles: readonly Summary[], kind = "articles", own = {}) =>
  renderInDesk(
    <ListScreen kind={kind} />,
    deskData({ lists: { byType: { Article: [...articles], Site: [summaryOf("huset")] } }, ...own }, [ARTICLES, SITES]),
  );

const entries = () =>
  within(screen.getByRole("table"))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);
const seek = (text: string) => fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });

afterEach(() => lastSave.clear());

test("an entry leads to its form, with its picture and what is to be known of it", () => {
  open([
    summaryOf("kafe", { title: "Kafé", detail: "4. desember", picture: "mat/kafé.jpg", errors: 2, warnings: 1 }),
    summaryOf("kino", { title: "Kino", hasDraft: true, warnings: 3, shown: "Vises fra fredag", isShown: false }),
  ]);
  const [, first, second] = screen.getAllByRole("row");
  expect(second?.querySelector("svg")?.dataset.icon).toBe("text");
  expect(first?.textContent).toBe("Kafé4. desember! 2 feil△ 1 varsel");
  expect(first?.querySelector("img")?.getAttribute("src")).toBe("/miniatyrer/mat/kaf%C3%A9.jpg");
  expect(second?.textContent).toBe("Kino△ 3 varsler✎ Utkast⊘ Vises fra fredag");
  expect(second?.querySelector("img")).toBeNull();
  expect(screen.getByRole("link", { name: "Kino" }).getAttribute("href")).toBe("#/rediger/articles/kino");
});

test("what visitors do not have as it is here is marked, and can be listed alone", async () => {
  const entities = [{ kind: "articles", id: "kafe", title: "Kafé", what: "changed", fields: ["title"] }];
  const published = { ...NEVER_PUBLISHED, unpublished: { since: "", entities, others: 0, isCut: false } };
  const server = deskServer({ "GET /api/publishing": published });
  open([summaryOf("kafe"), summaryOf("kino")]);
  expect((await screen.findByText("Endring ikke publisert", { selector: "[data-state]" })).closest("tr")?.id).toContain(
    "kafe",
  );
  fireEvent.click(screen.getByRole("button", { name: "Ikke publisert" }));
  expect(entries()).toEqual(["kafe"]);
  server.answers["GET /api/publishing"] = { ...published, hasTarget: false };
  cleanup();
  open([summaryOf("kafe")]);
  await waitFor(() => expect(server.count("GET /api/publishing")).toBe(2));
  expect(screen.queryByText(/ikke publisert/i)).toBeNull();
});

test("every word is sought, in title, detail and id, whatever its case", () => {
  open([
    summaryOf("a", { title: "Nattekspressen", detail: "Film" }),
    summaryOf("b", { title: "Natt i baren", detail: "Konsert" }),
    summaryOf("natt-c", { title: "Morgen", detail: "Film" }),
  ]);
  seek(" NATT  film ");
  expect(entries()).toEqual(["Nattekspressen", "Morgen"]);
  expect(document.body.textContent).toContain("2 artikler");
  seek("teater");
  expect(document.body.textContent).toContain("Fant ingen treff. Prøv et kortere ord.");
  fireEvent.click(document.querySelector("button[type=reset]") ?? document.body);
  expect(entries()).toHaveLength(3);
});

test("a list is narrowed and sorted by what is known of it, and the state is read beside each", () => {
  open([
    summaryOf("a", { next: "2026-12-05T18:00", changed: "2026-12-01T10:00:00+01:00" }),
    summaryOf("b", { errors: 1, changed: "2026-12-03T10:00:00Z" }),
    summaryOf("c", { next: "2026-12-04T18:00", isShown: false, shown: "Ble vist til i går" }),
  ]);
  const by = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  expect(entries()).toEqual(["c", "a", "b"]);
  expect(screen.getByRole("columnheader", { name: /Neste/ }).getAttribute("aria-sort")).toBe("ascending");
  by("Neste");
  expect(entries()).toEqual(["b", "a", "c"]);
  by("Endret");
  expect(entries()).toEqual(["b", "a", "c"]);
  by("Trenger noe");
  expect(entries()).toEqual(["b"]);
  by("Ikke på nettstedet nå");
  expect(entries()).toEqual(["c"]);
  by("Ikke på nettstedet nå");
  by("Uten forestillinger");
  expect(entries()).toEqual(["b"]);
});

test("a list with parts has their headings and addresses in place of the second lines, as long as it is ordered by titles", () => {
  const pages = [
    summaryOf("kino", { detail: "Meny: Kino", part: "Kino", path: "/pa-kino" }),
    summaryOf("takk", { detail: "Ikke i menyen", part: "Ikke i menyen" }),
  ];
  renderInDesk(<ListScreen kind="articles" />, deskData({ lists: { byType: { Article: pages } } }, [ARTICLES]));
  const headings = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(headings()).toEqual(["Kino", "kino/pa-kino", "Ikke i menyen", "takk"]);
  fireEvent.click(screen.getByRole("button", { name: "Endret" }));
  expect(headings()).toEqual(["kinoMeny: Kino", "takkIkke i menyen"]);
});

test("several are hidden at once, with an undo; a refusal keeps them chosen", async () => {
  const shownUntil = fieldOf("shownUntil", "Vises til", { kind: "moment" });
  const kinds = [{ ...ARTICLES, form: { kind: "object" as const, fields: [shownUntil], isPicture: false } }];
  const server = deskServer({ "POST /api/flere": { outcome: "refused", why: "Ingenting er endret." } });
  const renew = jest.fn(async () => undefined);
  renderInDesk(
    <ListScreen kind="articles" />,
    deskData({ lists: { byType: { Article: [summaryOf("a"), summaryOf("b"), summaryOf("c")] } }, renew }, kinds),
  );
  for (const id of ["a", "b", "c"]) fireEvent.click(screen.getByRole("checkbox", { name: `Velg ${id}` }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Velg c" }));
  expect(screen.getByText("2 valgt")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Skjul" }));
  expect(await screen.findByText("Ingenting er endret.")).toBeTruthy();
  server.answers["POST /api/flere"] = { outcome: "saved", message: "Skjul a og 1 til", isCommitted: true };
  fireEvent.click(screen.getByRole("button", { name: "Skjul" }));
  expect(await screen.findByText(/Lagret: Skjul a og 1 til\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Angre lagringen" })).toBeTruthy();
  expect(server.bodies("POST /api/flere").at(-1)).toEqual({
    kind: "articles",
    ids: ["a", "b"],
    act: { do: "hide" },
    editor: "Bo",
  });
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("checkbox", { name: "Velg a" })).toHaveProperty("checked", false);
});

test("several showings are removed, cancelled or get another list of prices, after a question that names them", async () => {
  const events = { ...kindNamed("events", "Event"), order: "time" as const, entries: "forestillinger" };
  const Event = ["a", "b", "c"].map((id) =>
    summaryOf(id, {
      title: `Film ${id}`,
      next: `2026-12-0${id.charCodeAt(0) - 95}T18:00`,
      status: { is: "onSale", text: "I salg" },
      hasOwnPrices: id === "a",
    }),
  );
  const PriceList = [summaryOf("barn", { title: "Barnekino" })];
  const saved = { outcome: "saved", message: "Slettet a og 1 til", isCommitted: true };
  const plan = { version: "7", needing: [], leading: [], others: [], isPossible: true };
  const server = deskServer({
    "POST /api/slett/plan": plan,
    "POST /api/slett": { outcome: "refused", why: "Noe viser til den." },
    "POST /api/flere": saved,
  });
  const renew = async () => undefined;
  renderInDesk(<ListScreen kind="events" />, deskData({ lists: { byType: { Event, PriceList } }, renew }, [events]));
  expect(screen.getByRole("columnheader", { name: "Sal Status" })).toBeTruthy();
  const choose = () => {
    for (const id of ["a", "b"]) fireEvent.click(screen.getByRole("checkbox", { name: `Velg Film ${id}` }));
  };
  choose();
  expect(screen.queryByRole("button", { name: "Skjul" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Slett …" }));
  const question = screen.getByRole("dialog", { name: "Slette 2 forestillinger?" });
  const named = () =>
    within(screen.getByRole("dialog"))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  expect(named()).toEqual(["Film a", "Film b"]);
  fireEvent.click(await screen.findByRole("button", { name: "Ja, slett" }));
  expect(await within(question).findByText("Noe viser til den.")).toBeTruthy();
  server.answers["POST /api/slett"] = saved;
  fireEvent.click(screen.getByRole("button", { name: "Ja, slett" }));
  expect(await screen.findByText(/Lagret: Slettet a og 1 til\./)).toBeTruthy();
  choose();
  fireEvent.click(screen.getByRole("button", { name: "Priser …" }));
  expect(screen.getByRole("button", { name: "Bruk prislista" }).getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Velg først en prisliste.")).toBeTruthy();
  expect(screen.getByText("Egne priser blir borte.")).toBeTruthy();
  expect(named()).toEqual(["Film a: Egne priser", "Film b"]);
  fireEvent.change(screen.getByLabelText("Prisliste"), { target: { value: "barn" } });
  fireEvent.click(screen.getByRole("button", { name: "Bruk prislista" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  choose();
  fireEvent.click(screen.getByRole("button", { name: "Billetter …" }));
  const change = screen.getByRole("button", { name: "Endre 2 forestillinger" });
  fireEvent.click(change);
  expect(named()).toEqual(["Film a: I salg", "Film b: I salg"]);
  expect(document.getElementById(change.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Velg først hva som skal stå.",
  );
  fireEvent.click(screen.getByRole("radio", { name: "Utsolgt" }));
  expect(screen.queryByText("Velg først hva som skal stå.")).toBeNull();
  fireEvent.click(change);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  choose();
  fireEvent.click(screen.getByRole("button", { name: "Avlys …" }));
  fireEvent.click(screen.getByRole("button", { name: "Avlys" }));
  expect(screen.getByText("Skriv grunnen først.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Hvorfor/), { target: { value: "Uvær" } });
  fireEvent.click(screen.getByRole("button", { name: "Avlys" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.bodies("POST /api/flere").map((body) => JSON.stringify(body))).toEqual(
    [
      { do: "price", priceList: "barn" },
      { do: "status", status: "soldOut" },
      { do: "cancel", reason: "Uvær" },
    ].map((act) => JSON.stringify({ kind: "events", ids: ["a", "b"], act, editor: "Bo" })),
  );
  expect(server.bodies("POST /api/slett").at(-1)).toEqual({
    ...{ kind: "events", ids: ["a", "b"], version: "7", editor: "Bo" },
  });
});

test("what is cancelled already is not among those that the question would cancel", () => {
  const events = { ...kindNamed("events", "Event"), order: "time" as const, entries: "forestillinger" };
  const showing = (id: string, is: string) =>
    summaryOf(id, { title: `Film ${id}`, next: "2026-12-05T18:00", status: { is, text: is } });
  const Event = [showing("a", "onSale"), showing("b", "cancelled"), showing("c", "fewLeft")];
  renderInDesk(<ListScreen kind="events" />, deskData({ lists: { byType: { Event } } }, [events]));
  for (const { title } of Event) fireEvent.click(screen.getByRole("checkbox", { name: `Velg ${title}` }));
  fireEvent.click(screen.getByRole("button", { name: "Avlys …" }));
  const question = screen.getByRole("dialog", { name: "Avlyse 2 forestillinger?" });
  expect(within(question).getByText("Én av de valgte er allerede avlyst.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Behold" }));
  fireEvent.click(screen.getByRole("button", { name: "Priser …" }));
  expect(screen.queryByText("Egne priser blir borte.")).toBeNull();
});

test("to choose all that is shown adds to what is chosen, and takes away no other", () => {
  const form = {
    kind: "object",
    isPicture: false,
    fields: [fieldOf("shownUntil", "Vises til", { kind: "moment" })],
  } as const;
  renderInDesk(
    <ListScreen kind="articles" />,
    deskData({ lists: { byType: { Article: ["aa", "ab", "b"].map((id) => summaryOf(id)) } } }, [{ ...ARTICLES, form }]),
  );
  fireEvent.click(screen.getByRole("checkbox", { name: "Velg b" }));
  seek("a");
  fireEvent.click(screen.getByRole("checkbox", { name: "Velg alle som vises" }));
  expect(screen.getByText("3 valgt")).toBeTruthy();
  const copy = () => screen.queryAllByRole("link", { name: "Lag kopi" }).map((link) => link.getAttribute("href"));
  expect(copy()).toEqual([]);
  fireEvent.click(screen.getByRole("checkbox", { name: "Velg alle som vises" }));
  expect(screen.getByText("1 valgt")).toBeTruthy();
  expect(copy()).toEqual(["#/ny/articles?fra=b"]);
});

test("showings are called by their film and version, and listed by when they are", () => {
  const events = {
    ...kindNamed("events", "Event"),
    label: "Forestillinger",
    newLabel: "Ny forestilling",
    order: "time" as const,
  };
  const showing = (id: string, name: string, next: string | null, detail = "Kinosal") =>
    summaryOf(id, { title: `${name}, i fjor`, detail, next, of: { id: name, name } });
  renderInDesk(
    <ListScreen kind="events" />,
    deskData(
      {
        lists: {
          byType: {
            Event: [
              showing("1", "Ulv", null),
              { ...showing("2", "Kråka, 3D", "2026-12-05T18:00"), status: { is: "soldOut", text: "Utsolgt" } },
              showing("3", "Ål", "2026-12-04T18:00", "Festsal"),
            ],
            Hall: ["Kinosal", "Festsal", "Møterom"].map((title) => summaryOf(title, { title })),
          },
        },
      },
      [events],
    ),
  );
  expect(entries()).toEqual(["Ål", "Kråka, 3D", "Ulv, i fjor"]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Fredag 4. desember",
    "Ål",
    "Lørdag 5. desember",
    "Kråka, 3D",
    "Har vært",
    "Ulv, i fjor",
  ]);
  const last = screen.getByRole("row", { name: /Kråka/ });
  expect(within(last).getAllByRole("cell").at(-1)?.textContent).toBe("Kinosal ■ Utsolgt");
  fireEvent.click(screen.getByRole("button", { name: "Tittel" }));
  expect(entries()).toEqual(["Kråka, 3D", "Ulv, i fjor", "Ål"]);
  seek("3d");
  expect(entries()).toEqual(["Kråka, 3D"]);
  seek("");
  const hall = screen.getByRole("combobox", { name: "Sal" });
  expect([...hall.children].map(({ textContent }) => textContent)).toEqual(["Alle saler", "Kinosal", "Festsal"]);
  fireEvent.change(hall, { target: { value: "Festsal" } });
  expect(entries()).toEqual(["Ål"]);
});

test("a list that is ordered by hand has its parts as headings, and moves its items", async () => {
  const menus = { ...kindNamed("menuItems", "MenuItem"), order: "placement" as const, entries: "menypunkter" };
  const item = (id: string, heading: string, depth: number, isLast: boolean) =>
    summaryOf(id, {
      detail: heading,
      placement: { heading, depth, leadsTo: id === "om" ? "/om-oss" : `/${id}`, isFirst: !isLast, isLast },
    });
  const items = [item("kino", "Øverst", 0, false), item("leie", "Øverst", 0, true), item("om", "Nederst", 0, true)];
  const server = deskServer({ "POST /api/move": { outcome: "saved", message: "Flytt leie opp", isCommitted: true } });
  const renew = jest.fn(async () => undefined);
  renderInDesk(<ListScreen kind="menuItems" />, deskData({ lists: { byType: { MenuItem: items } }, renew }, [menus]));
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "TittelFlytt",
    "ØverstLegg til",
    "kino↑↓",
    "leie↑↓",
    "NederstLegg til",
    "om→\u00a0/om-oss↑↓",
  ]);
  expect(screen.getByRole("button", { name: "Flytt opp: kino" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Flytt ned: leie" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Flytt opp: leie" }));
  expect(await screen.findByText("Lagret: Flytt leie opp.")).toBeTruthy();
  expect(server.bodies("POST /api/move")).toEqual([{ kind: "menuItems", id: "leie", by: -1, editor: "Bo" }]);
  expect(renew).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Flytt opp: leie"));
  seek("leie");
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual(["Tittel", "leieØverst"]);
});

test("what is below an item is folded until it is asked for, and found when it is sought", () => {
  const menus = { ...kindNamed("menuItems", "MenuItem"), order: "placement" as const, entries: "menypunkter" };
  const item = (id: string, depth: number) =>
    summaryOf(id, { placement: { heading: "Øverst", depth, leadsTo: "", isFirst: true, isLast: true } });
  const items = [item("kino", 0), item("barn", 1), item("leie", 0)];
  renderInDesk(<ListScreen kind="menuItems" />, deskData({ lists: { byType: { MenuItem: items } } }, [menus]));
  const titles = () =>
    screen.getAllByRole("link", { name: /^(?:kino|barn|leie)$/ }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(["kino", "leie"]);
  const fold = screen.getByRole("button", { name: "1 underpunkt kino" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(fold);
  expect(titles()).toEqual(["kino", "barn", "leie"]);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(fold);
  seek("barn");
  expect(titles()).toEqual(["barn"]);
});

test("a long list shows sixty at first, and sixty more", () => {
  open(Array.from({ length: 121 }, (_, at) => summaryOf(`${at}`)));
  expect(entries()).toHaveLength(60);
  expect(entries()[59]).toBe("59");
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(entries()).toHaveLength(120);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(entries()).toHaveLength(121);
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

test("a list of exactly sixty has no more", () => {
  open(Array.from({ length: 60 }, (_, at) => summaryOf(`${at}`)));
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

test("new content is begun where there may be more of it, and an unknown kind is reported", () => {
  open([]);
  expect(screen.getByRole("link", { name: "Ny artikkel" }).getAttribute("href")).toBe("#/ny/articles?som=artikkel");
  expect(screen.getByRole("link", { name: "Lag kopi" }).getAttribute("href")).toBe("#/ny/articles");
  document.body.replaceChildren();
  open([], "sites");
  expect(screen.getByRole("heading", { level: 1, name: "Innstillinger" })).toBeTruthy();
  expect(entries()).toEqual(["huset"]);
  document.body.replaceChildren();
  open([], "sanger");
  expect(document.body.textContent).toBe("Dette slaget innhold finnes ikke.");
});

const removed = { kind: "articles", id: null, message: "Slett kafé", isCommitted: true };

test("a removal that git did not take is reported so, and cannot be undone here", () => {
  lastSave.set({ ...removed, isCommitted: false });
  open([]);
  expect(screen.getByText(/Git tok ikke imot endringen/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Angre lagringen" })).toBeNull();
});

test("a save that is not in the history cannot be undone, and one undo is enough", async () => {
  lastSave.set(removed);
  let calls = 0;
  deskServer({
    "GET /api/history": () => {
      calls += 1;
      return { saves: [] };
    },
  });
  open([]);
  const button = screen.getByRole("button", { name: "Angre lagringen" });
  fireEvent.click(button);
  expect(button.textContent).toBe("Angrer …");
  fireEvent.click(button);
  expect(await screen.findByText(/Ikke angret\. Fant ikke lagringen i historikken\./)).toBeTruthy();
  expect(calls).toBe(1);
  expect(button.textContent).toBe("Angre");
});

test("what is shown on no day begins with what was changed last, unless it is in parts", () => {
  const at = (id: string, day: number, part = "") => summaryOf(id, { changed: `2026-11-0${day}T10:00:00Z`, part });
  open([at("a", 1), at("b", 3), at("c", 2)]);
  expect(entries()).toEqual(["b", "c", "a"]);
  expect(screen.getByRole("columnheader", { name: "Endret" }).getAttribute("aria-sort")).toBe("descending");
  cleanup();
  open([at("a", 1, "Kino"), at("b", 3, "Kultur")]);
  expect(entries()).toEqual(["a", "b"]);
});

test("a version of a film is among the films, and an event whose type begins alike is not", () => {
  open([
    summaryOf("a", { detail: "Film", next: "2026-12-05T18:00" }),
    summaryOf("b", { detail: "Film, 3D" }),
    summaryOf("c", { detail: "Filmquiz" }),
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Filmer" }));
  expect(entries()).toEqual(["a", "b"]);
  fireEvent.click(screen.getByRole("button", { name: "Arrangementer" }));
  expect(entries()).toEqual(["c"]);
});
