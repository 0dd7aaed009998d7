/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { sentenceCase } from "../../../../domain/time/norwegian";
import { deskData, kindNamed, problemAt } from "../../testing/desk-data";
import { deskServer, pending, Status } from "../../testing/desk-server";
import { fieldOf } from "../../testing/form-of";
import { renderInDesk } from "../../testing/in-desk";
import { HistoryScreen } from "./history-screen";

const CHANGES = "GET /api/history/changes";
const SAVES = "GET /api/history";
const UNDO = "POST /api/history/undo";

const save = (at: number) => ({
  commit: at.toString(16).padStart(40, "0"),
  message: `Endre ${at}`,
  editor: "Kari",
  at: "2026-12-01T10:00:00Z",
  origin: "desk",
});
const saves = (count: number) => ({ saves: Array.from({ length: count }, (_, at) => save(at)) });

const open = async (answers: Record<string, object>) => {
  const renew = jest.fn(async () => undefined);
  const server = deskServer(answers);
  renderInDesk(<HistoryScreen />, deskData({ renew }));
  await screen.findByText("Endre 0");
  return { server, renew };
};

const rows = () => screen.getAllByRole("listitem");
const undo = (at: number) => fireEvent.click(screen.getByRole("button", { name: new RegExp(`^Angre «Endre ${at}»`) }));

test("saves are listed thirty at a time, with who and when", async () => {
  await open({ [SAVES]: saves(61) });
  expect(rows()).toHaveLength(30);
  expect(rows()[0]?.textContent).toBe("Endre 0Kari, kl.\u00a011.00AngreSe hva som er endret");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Tirsdag 1. desember 2026",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(rows()).toHaveLength(60);
  fireEvent.click(screen.getByRole("button", { name: "Vis flere" }));
  expect(rows()).toHaveLength(61);
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

/** All that observes is seen at once. */
class SeenObserver {
  constructor(private readonly report: (entries: readonly object[]) => void) {}
  observe() {
    this.report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test("what is little is told in its place once it is seen; the rest stays folded", async () => {
  Object.defineProperty(window, "IntersectionObserver", { value: SeenObserver, configurable: true });
  const named = (name: string) => fieldOf(name, sentenceCase(name), { kind: "text" } as const);
  const fields = ["tittel", "emne", "ingress", "tekst"].map(named);
  const form = { kind: "object", fields, isPicture: false } as const;
  const change = (before: object, after: object) => ({ kind: "articles", id: "a", title: "A", before, after });
  const told = (...changes: readonly object[]) => ({ changes, others: 0, isCut: false });
  const of = (at: number) => `${CHANGES}?commit=${save(at).commit}`;
  const [one, two] = [change({ tittel: "Før" }, { tittel: "Nå" }), change({ tittel: "Før", emne: "X" }, { emne: "Y" })];
  const many = change({}, { tittel: "Nå", emne: "Y", ingress: "Z", tekst: "Æ" });
  const long = change({ tittel: "Før" }, { tittel: "a".repeat(61) });
  const answers = [told(one), told(two), told(many), told(long), told(one, two)];
  deskServer({
    [SAVES]: saves(answers.length),
    ...Object.fromEntries(answers.map((answer, at) => [of(at), answer])),
  });
  renderInDesk(<HistoryScreen />, deskData({}, [{ ...kindNamed("articles", "Article"), form }]));
  await waitFor(() => expect(document.querySelectorAll("dl")).toHaveLength(2));
  expect([...document.querySelectorAll("dl")].map(({ textContent }) => textContent)).toEqual([
    "TittelFørNå",
    "TittelFørFjernetEmneXY",
  ]);
  expect(screen.getAllByText("Se hva som er endret")).toHaveLength(3);
  Reflect.deleteProperty(window, "IntersectionObserver");
});

const LONG = "ord ".repeat(200);

test("a save tells by label what it changed, when it is asked", async () => {
  const title = fieldOf("title", "Tittel", { kind: "text" });
  const articles = {
    ...kindNamed("articles", "Article"),
    form: { kind: "object", fields: [title], isPicture: false } as const,
  };
  const server = deskServer({
    [SAVES]: saves(1),
    [CHANGES]: {
      changes: [
        {
          kind: "articles",
          id: "a",
          title: "Kafé",
          before: { title: "Kafe i kveld" },
          after: { title: "Kafé i kveld" },
        },
        { kind: "articles", id: "b", title: "Borte", before: { title: "Borte" }, after: null },
        { kind: "articles", id: "c", title: "Lang", before: { title: `${LONG}før` }, after: { title: `${LONG}etter` } },
      ],
      others: 0,
      isCut: true,
    },
  });
  renderInDesk(<HistoryScreen />, deskData({}, [articles]));
  const summary = await screen.findByText("Se hva som er endret");
  expect(server.count(CHANGES)).toBe(0);
  Object.assign(summary.parentElement ?? {}, { open: true });
  fireEvent(summary.parentElement ?? summary, new Event("toggle"));
  await screen.findByRole("heading", { name: "Slettet: Borte" });
  const words = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(words("dt")).toEqual(["Tittel", "Tittel", "Tittel"]);
  const [, , , ...ofLong] = words("dd");
  expect(words("dd").slice(0, 3)).toEqual(["FørKafe i kveld", "EtterKafé i kveld", "FjernetBorte"]);
  expect(words("del")).toEqual(["Kafe", "Borte", "før"]);
  expect(words("ins")).toEqual(["Kafé", "etter"]);
  // What is far from a change is left out, between words.
  expect(ofLong.map((side) => /^(Før|Etter) … (ord ){10,25}(før|etter)$/.test(side))).toEqual([true, true]);
  expect(document.body.textContent).toContain("Mer er endret, men det er for mye til å vises her.");
});

test("what developers have changed is folded, and cannot be undone", async () => {
  const code = { ...save(1), message: "feat(src): fold for the child", origin: "code" };
  const pull = { ...save(2), message: "Programmet hentet fra kildene", origin: "pull" };
  await open({ [SAVES]: { saves: [save(0), pull, code] } });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Angre", "Angre"]);
  expect(screen.getByText("Fra utviklerne").closest("details")?.textContent).toContain(code.message);
});

test("thirty saves are all there are", async () => {
  await open({ [SAVES]: saves(30) });
  expect(screen.queryByRole("button", { name: "Vis flere" })).toBeNull();
});

test("one save is taken back at a time, and everything is loaded again", async () => {
  const { answer, give } = pending();
  const { server, renew } = await open({ [SAVES]: saves(2), [UNDO]: answer });
  undo(1);
  expect(rows()[1]?.textContent).toContain("Angrer …");
  expect(rows()[0]?.textContent).not.toContain("Angrer …");
  undo(0);
  server.answers[SAVES] = saves(3);
  give({ outcome: "undone", message: "Angre: Endre 1", isCommitted: true, corrected: "Teksten er rettet." });
  expect(await screen.findByText("Lagret: Angre: Endre 1. Teksten er rettet.")).toBeTruthy();
  // What was there stays until the list is there again.
  expect(rows()).toHaveLength(2);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(server.bodies(UNDO)).toEqual([{ commit: save(1).commit, editor: "Bo" }]);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(rows()[1]?.textContent).not.toContain("Angrer …");
});

test("what would break the content is not taken back, and says what would be wrong", async () => {
  const entity = { kind: "articles", id: "kafe", title: "Kafé" };
  const { server, renew } = await open({
    [SAVES]: saves(1),
    [UNDO]: { outcome: "refused", why: "Noen har endret det siden.", problems: [problemAt(["title"], { entity })] },
  });
  undo(0);
  expect(await screen.findByText("Ingenting er endret. Noen har endret det siden.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Dette ville blitt galt" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Kafé: Mangler. Skriv det." }).getAttribute("href")).toBe(
    "#/rediger/articles/kafe?felt=title",
  );
  expect(renew).not.toHaveBeenCalled();
  expect(server.count(SAVES)).toBe(1);
});

test("a server that fails is reported in its words, and the save can be tried again", async () => {
  const { server } = await open({ [SAVES]: saves(1), [UNDO]: new Status(500, { message: "Git er opptatt." }) });
  undo(0);
  expect(await screen.findByText("Ingenting er endret. Git er opptatt.")).toBeTruthy();
  undo(0);
  await waitFor(() => expect(server.count(UNDO)).toBe(2));
});

test("a history that cannot be read is reported", async () => {
  deskServer({ [SAVES]: new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<HistoryScreen />);
  expect(screen.getByText("Henter …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Henter …")).toBeNull();
});
