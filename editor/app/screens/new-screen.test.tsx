/** @jest-environment jsdom */
import "../testing/design-system";
import "../testing/dialogs";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { DeskData } from "../data/desk-context";
import { lastSave } from "../data/last-save";
import { storedDraft } from "../data/stored-draft";
import { deskData, kindNamed, problemAt, summaryOf } from "../testing/desk-data";
import { deskServer, pending, Status } from "../testing/desk-server";
import { ARTICLES } from "../testing/edit-kafe";
import { fieldOf } from "../testing/form-of";
import { renderInDesk } from "../testing/in-desk";
import { NewScreen } from "./new-screen";

const EVENTS = { ...ARTICLES, kind: "events", label: "Forestillinger", type: "Event" };
const MOVIES = {
  ...kindNamed("productions", "Movie"),
  label: "Filmer",
  form: {
    kind: "object",
    isPicture: false,
    fields: [
      fieldOf("title", "Tittel", { kind: "text" }, { isRequired: true }),
      fieldOf("id", "Id", { kind: "slug" }, { isRequired: true, madeFrom: "{title}" }),
    ],
  },
} as const;

const SOURCES = [summaryOf("kafe", { title: "Kafé" }), summaryOf("kino", { title: "Kino" })];
const DRAFTS = "GET /api/drafts";
const PATTERNS = "GET /api/patterns";
const COPY = "POST /api/copies";
const SAVE = "POST /api/save";

const SAVED = { outcome: "saved", id: "natt", message: "Ny: Natt", isCommitted: true };

const film = { name: "film", label: "Ny film", value: { object: "movie", title: "", id: "" }, hall: "liten" };
const concert = {
  name: "arrangement",
  label: "Nytt arrangement",
  value: { object: "culture", title: "" },
  hall: "stor",
};

const open = (
  answers: Record<string, object> = {},
  address = {},
  data: Partial<DeskData> = {},
  kinds = [ARTICLES, EVENTS, MOVIES],
) => {
  const server = deskServer({
    [DRAFTS]: { draft: null },
    [PATTERNS]: { patterns: [] },
    "POST /api/check": { here: [], elsewhere: [] },
    "DELETE /api/drafts": {},
    ...answers,
  });
  const byType = {
    Article: SOURCES,
    Event: SOURCES,
    Hall: [summaryOf("stor", { title: "Storsalen" }), summaryOf("liten", { title: "Lillesalen" })],
  };
  renderInDesk(
    <NewScreen kind="articles" from={null} pattern={null} {...address} />,
    deskData({ lists: { byType }, ...data }, kinds),
  );
  return server;
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const title = () => screen.findByLabelText(/^Tittel/);
const save = () => fireEvent.submit(screen.getByRole("button", { name: /^Lagre/ }).closest("form") ?? document.body);

beforeEach(() => {
  localStorage.clear();
  window.location.hash = "#/ny/articles";
});

test("what is to be copied may be in the address, and showings have no name", async () => {
  const server = open({ [COPY]: { value: { title: "Bar" } } }, { kind: "events", from: "kino" });
  expect(screen.getByRole("combobox")).toHaveProperty("value", "kino");
  expect(screen.queryByLabelText(/^Navn/)).toBeNull();
  press("Lag kopi");
  await title();
  expect(server.bodies(COPY)).toEqual([{ kind: "events", id: "kino", title: "Ny" }]);
});

test("what is ordered by hand is asked for beside another, and only named", async () => {
  const menus = {
    ...MOVIES,
    kind: "menuItems",
    type: "Event",
    order: "placement",
    newLabel: "Nytt menypunkt",
  } as const;
  const server = open({ [COPY]: { value: { title: "Bar" } } }, { kind: "menuItems", from: "kino" }, {}, [menus]);
  expect([heading(), screen.queryByRole("combobox")]).toEqual(["Nytt menypunkt", null]);
  expect(screen.getByText("Kommer ved siden av «Kino», og kan flyttes etterpå.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Navn/), { target: { value: "Bar" } });
  press("Fortsett");
  await title();
  expect(server.bodies(COPY)).toEqual([{ kind: "menuItems", id: "kino", title: "Bar" }]);
});

test("a copy that fails is reported, and nothing can be copied from nothing", async () => {
  open({ [COPY]: new Status(500, { message: "Ødelagt." }) });
  fireEvent.change(screen.getByLabelText(/^Navn/), { target: { value: "Bar" } });
  press("Lag kopi");
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  document.body.replaceChildren();
  open({}, { kind: "productions" });
  expect(screen.getByRole("button", { name: "Lag kopi" })).toHaveProperty("disabled", true);
  document.body.replaceChildren();
  open({}, { kind: "sanger" });
  expect(document.body.textContent).toBe("Dette slaget innhold finnes ikke.");
  await act(async () => undefined);
});

const anew = { kind: "productions", pattern: "film" };

test("new content begins as its pattern, with showings in the hall of its kind", async () => {
  open({ [PATTERNS]: { patterns: [concert, film] } }, anew);
  expect(document.body.textContent).toBe("Henter …");
  expect(await title()).toHaveProperty("value", "");
  expect(heading()).toBe("Ny film");
  expect(screen.getByRole("group", { name: "Forestilling 1" }).querySelector("select")?.value).toBe("liten");
  fireEvent.change(screen.getByLabelText("Tidspunkt"), { target: { value: "fre 18" } });
  expect(screen.getByLabelText("3D")).toBeTruthy();
  press("Fjern forestilling 1");
  expect(screen.getByLabelText("Tidspunkt")).toHaveProperty("value", "");
  expect(screen.queryByLabelText("3D")).toBeNull();
  fireEvent.change(await title(), { target: { value: "Natt på å" } });
  expect(screen.getByLabelText(/^Id/)).toHaveProperty("value", "natt-pa-a");
  expect(storedDraft.of("productions", null)?.value).toMatchObject({ title: "Natt på å", id: "natt-pa-a" });
});

test("a pattern that is not there is a copy", async () => {
  open({ [PATTERNS]: { patterns: [concert] } }, anew);
  expect(await screen.findByRole("button", { name: "Lag kopi" })).toBeTruthy();
});

test("what was typed last comes before a draft, and a draft before the pattern", async () => {
  const draft = { base: "", before: {}, value: { object: "movie", title: "Utkast" }, editor: "Bo" };
  const answers = { [DRAFTS]: { draft }, [PATTERNS]: new Status(500) };
  open(answers, anew);
  expect(await title()).toHaveProperty("value", "Utkast");
  expect(document.body.textContent).toContain("Du fortsetter på et utkast.");
  document.body.replaceChildren();
  localStorage.clear();
  const known = { ...answers, [PATTERNS]: { patterns: [film] } };
  const server = open(known, anew);
  expect(await title()).toHaveProperty("value", "Utkast");
  expect(server.count(`${DRAFTS}?kind=productions&object=movie`)).toBe(1);
  document.body.replaceChildren();
  storedDraft.save("productions", null, { base: null, before: {}, value: { object: "movie", title: "Skrevet" } });
  open(known, anew);
  expect(await title()).toHaveProperty("value", "Skrevet");
  expect(document.body.textContent).toContain("Det du skrev sist, er tatt vare på");
});

test("a draft that is saved again is no longer one to continue, and is discarded in the head", async () => {
  const draft = { base: "", before: {}, value: { object: "movie", title: "Utkast" }, editor: "Bo" };
  open(
    {
      [DRAFTS]: { draft },
      [PATTERNS]: { patterns: [film] },
      [SAVE]: { outcome: "draft", verdict: { here: [], elsewhere: [] } },
      "POST /api/check": { here: [problemAt(["title"])], elsewhere: [] },
    },
    anew,
  );
  fireEvent.change(await title(), { target: { value: "Utkast 2" } });
  expect(document.body.textContent).toContain("Du fortsetter på et utkast.");
  fireEvent.click(await screen.findByRole("button", { name: "Lagre utkast" }));
  await screen.findByText(/^Utkast.lagret/);
  expect(document.body.textContent).not.toContain("Du fortsetter på et utkast.");
  expect(screen.getAllByRole("button", { name: "Forkast utkastet" })).toHaveLength(1);
});

test("a draft saved of a form as it began is discarded in the head, and its button is quiet until one writes", async () => {
  open(
    {
      [PATTERNS]: { patterns: [film] },
      [SAVE]: { outcome: "draft", verdict: { here: [], elsewhere: [] } },
      "POST /api/check": { here: [problemAt(["title"])], elsewhere: [] },
    },
    anew,
  );
  const button = await screen.findByRole("button", { name: "Lagre utkast" });
  expect(screen.queryByRole("button", { name: "Forkast utkastet" })).toBeNull();
  expect(button.dataset.variant).toBe("primary");
  fireEvent.click(button);
  await screen.findByRole("button", { name: "Forkast utkastet" });
  expect(button.dataset.variant).toBe("secondary");
  fireEvent.change(await title(), { target: { value: "Natt" } });
  expect(button.dataset.variant).toBe("primary");
});

test("a film and an arrangement that were begun are both kept, each in its own form", async () => {
  const patterns = { [PATTERNS]: { patterns: [film, concert] } };
  const write = async (pattern: string, text: string) => {
    open(patterns, { kind: "productions", pattern });
    const field = await title();
    expect(field).toHaveProperty("value", "");
    fireEvent.change(field, { target: { value: text } });
    document.body.replaceChildren();
  };
  await write("film", "Natt");
  await write("arrangement", "Dans");
  open(patterns, anew);
  expect(await title()).toHaveProperty("value", "Natt");
  document.body.replaceChildren();
  const server = open(patterns, { kind: "productions", draft: "culture" });
  expect(await title()).toHaveProperty("value", "Dans");
  expect(heading()).toBe("Nytt arrangement");
  press("Forkast utkastet");
  await waitFor(async () => expect(await title()).toHaveProperty("value", ""));
  expect(server.bodies("DELETE /api/drafts")).toEqual([{ kind: "productions", id: null, object: "culture" }]);
  expect(storedDraft.of("productions", null, "culture")).toBeNull();
  expect(storedDraft.of("productions", null, "movie")?.value.title).toBe("Natt");
});

test("a new form that nobody has written in is not kept", async () => {
  storedDraft.drop("productions", null);
  open({ [PATTERNS]: { patterns: [film] } }, { kind: "productions", pattern: "film" });
  const title = await screen.findByLabelText(/^Tittel/);
  expect(storedDraft.of("productions", null)).toBeNull();
  fireEvent.change(title, { target: { value: "N" } });
  expect(storedDraft.of("productions", null)?.value.title).toBe("N");
});

test("a draft has the places of the pattern's pictures again, which are not kept with it", async () => {
  const assets = [{ image: "", type: "poster" }];
  const patterns = [{ ...film, value: { ...film.value, assets } }];
  const kept = { base: "", before: null, value: { object: "movie", title: "Halv", assets: [] }, editor: "Kari" };
  const server = open({ [PATTERNS]: { patterns }, [DRAFTS]: { draft: kept }, [SAVE]: SAVED }, anew);
  await waitFor(async () => expect(await title()).toHaveProperty("value", "Halv"));
  save();
  await waitFor(() => expect(server.bodies(SAVE)).toMatchObject([{ value: { title: "Halv", assets } }]));
});

test("what is discarded of a pattern begins as the pattern again", async () => {
  const server = open({ [PATTERNS]: { patterns: [film] }, [SAVE]: SAVED }, anew);
  fireEvent.change(await title(), { target: { value: "Natt" } });
  press("Forkast utkastet");
  press("Forkast");
  await waitFor(async () => expect(await title()).toHaveProperty("value", ""));
  await waitFor(() => expect(server.count("DELETE /api/drafts")).toBe(1));
  fireEvent.change(await title(), { target: { value: "Dag" } });
  save();
  await waitFor(() => expect(server.bodies(SAVE)).toMatchObject([{ value: { object: "movie", title: "Dag" } }]));
});

test("the bar counts what is missing once one writes, and nothing is marked before it is left", async () => {
  open({ [PATTERNS]: { patterns: [film] }, "POST /api/check": { here: [problemAt(["title"])], elsewhere: [] } }, anew);
  const field = await title();
  await screen.findByText("Ikke lagret ennå");
  const missing = { name: "1 felt mangler før publisering" };
  expect(screen.queryByRole("button", missing)).toBeNull();
  fireEvent.change(field, { target: { value: "Natt" } });
  await screen.findByRole("button", missing);
  expect(field.getAttribute("aria-invalid")).toBe("false");
  fireEvent.blur(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("button", { name: "1 felt å rette før publisering" })).toBeTruthy();
});

test("what a left field says comes after the press that left it: nothing moves below the pointer", async () => {
  open({ [PATTERNS]: { patterns: [film] }, "POST /api/check": { here: [problemAt(["title"])], elsewhere: [] } }, anew);
  const field = await title();
  await screen.findByText("Ikke lagret ennå");
  const button = screen.getByRole("button", { name: /^Lagre/ });
  fireEvent.pointerDown(button);
  fireEvent.blur(field);
  expect(field.getAttribute("aria-invalid")).toBe("false");
  fireEvent.pointerUp(button);
  expect(field.getAttribute("aria-invalid")).toBe("false");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
});

test("it cannot be undone from the form that is about to be replaced", async () => {
  const lists = pending();
  const renew = async () => void (await lists.answer());
  open({ [PATTERNS]: { patterns: [film] }, [SAVE]: SAVED }, anew, { renew });
  fireEvent.change(await title(), { target: { value: "Natt" } });
  save();
  await screen.findByText(/^Lagret: Ny: Natt/);
  expect(screen.queryByRole("button", { name: "Angre lagringen" })).toBeNull();
  expect(window.location.hash).toBe("#/ny/articles");
  await act(async () => lists.give(null));
  expect(window.location.hash).toBe("#/rediger/productions/natt");
  expect(lastSave.of("productions", "natt")).toMatchObject({ message: "Ny: Natt" });
});

const withShowing = async () => {
  await title();
  const when = screen.getByRole("group", { name: "Forestilling 1" }).querySelector("input") ?? document.body;
  fireEvent.change(when, { target: { value: "4.12.2027 18" } });
};

test("with showings all is saved together, once it has no errors", async () => {
  const together = "POST /api/companions";
  const server = open(
    {
      [PATTERNS]: { patterns: [film] },
      "POST /api/companions/check": { problems: [] },
      [together]: SAVED,
      [SAVE]: { outcome: "draft", verdict: { here: [], elsewhere: [] } },
      "POST /api/check": { here: [problemAt(["title"])], elsewhere: [] },
    },
    anew,
  );
  await withShowing();
  await screen.findByRole("button", { name: "Lagre utkast" });
  save();
  await screen.findByText(/^Utkast lagret/);
  await screen.findByRole("button", { name: "1 felt mangler før publisering" });
  expect(server.count(together)).toBe(0);
  server.answers["POST /api/check"] = { here: [], elsewhere: [] };
  fireEvent.change(await title(), { target: { value: "Natt" } });
  await screen.findByRole("button", { name: "Lagre" });
  save();
  await waitFor(() => expect(window.location.hash).toBe("#/rediger/productions/natt"));
  expect(server.bodies(together)).toMatchObject([{ companions: { showings: [{ start: "2027-12-04T18:00" }] } }]);
  expect(storedDraft.of("productions og mer", null)).toBeNull();
});

test("a showing at no time keeps all from being saved", async () => {
  open({ [PATTERNS]: { patterns: [film] } }, anew);
  await title();
  const when = screen.getByRole("group", { name: "Forestilling 1" }).querySelector("input") ?? document.body;
  fireEvent.change(when, { target: { value: "en kveld" } });
  expect(screen.getByRole("button", { name: "Lagre" }).ariaDisabled).toBe("true");
});

test("what holds for a showing is reported from its value, as it is", async () => {
  const server = open(
    {
      [COPY]: { value: { title: "Bar" } },
      "POST /api/applies": { rows: [{ label: "Pris", text: "Voksen 135 kr", from: "prislisten Kino" }], notes: [] },
    },
    { kind: "events", from: "kino" },
  );
  press("Lag kopi");
  expect(await screen.findByRole("heading", { name: "Dette gjelder for forestillingen" })).toBeTruthy();
  expect(document.querySelector("dl")?.textContent).toBe("PrisVoksen 135 kr (prislisten Kino)");
  const late = pending();
  server.answers["POST /api/applies"] = late.answer;
  fireEvent.change(await title(), { target: { value: "N" } });
  server.answers["POST /api/applies"] = { rows: [], notes: [] };
  fireEvent.change(await title(), { target: { value: "Ny" } });
  await waitFor(() => expect(document.querySelector("dl")).toBeNull());
  expect(server.bodies("POST /api/applies").at(-1)).toEqual({ value: { title: "Ny" } });
  await act(async () => late.give({ rows: [{ label: "Pris", text: "Gratis", from: "bare her" }] }));
  expect(document.querySelector("dl")).toBeNull();
});
