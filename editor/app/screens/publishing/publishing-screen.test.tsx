/** @jest-environment jsdom */
import "../../testing/design-system";
import "../../testing/dialogs";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Publishing } from "../../../api/publishing";
import { deskData, kindNamed, NEVER_PUBLISHED, NOTHING_TO_DO, summaryOf } from "../../testing/desk-data";
import { deskServer, Status } from "../../testing/desk-server";
import { fieldOf } from "../../testing/form-of";
import { renderInDesk } from "../../testing/in-desk";
import { PublishingScreen } from "./publishing-screen";

const STATUS = "GET /api/publishing";
const OVERVIEW = "GET /api/overview";
const PUBLISH = "POST /api/publishing";

const IDLE = NEVER_PUBLISHED;

type Attempt = NonNullable<Publishing["attempt"]>;

const attempt = (own: Partial<Attempt> = {}): Publishing => ({
  ...IDLE,
  attempt: { by: "Bo", state: "running", steps: [], failure: null, output: [], ...own },
});

const EDITOR = { id: "1", email: "kari@example.no", name: "Kari", role: "editor" } as const;

const open = async (status: object, own = {}, answers: Record<string, object> = {}) => {
  const server = deskServer({ [STATUS]: status, [OVERVIEW]: NOTHING_TO_DO, ...answers });
  renderInDesk(<PublishingScreen />, deskData(own));
  await screen.findByText(/publisert|bygd/, { selector: "p" });
  return server;
};

const text = (): string => document.body.textContent ?? "";
const button = (name: string) => screen.getByRole("button", { name });
const when = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /^Tidspunkt/ }), { target: { value } });

test("it is published now, in the editor's name, and only once", async () => {
  const running = attempt({ steps: [{ label: "Bygg", state: "running", seconds: 0, usual: null }] });
  const server = await open(IDLE, {}, { [PUBLISH]: running });
  expect(text()).toContain("Går noe galt, blir nettstedet stående som det er.");
  fireEvent.click(button("Publiser nå"));
  fireEvent.click(await screen.findByRole("button", { name: "Publiserer …" }));
  expect(server.bodies(PUBLISH)).toEqual([{ editor: "Bo", at: null }]);
  expect(screen.getByRole("heading", { name: "Publiserer nå" })).toBeTruthy();
});

test("each step says how it went, and how long it took", async () => {
  await open(
    attempt({
      state: "failed",
      failure: "Bygget stoppet.",
      output: ["linje 1", "linje 2"],
      steps: [
        { label: "Kontroll", state: "done", seconds: 1, usual: null },
        { label: "Bygg", state: "failed", seconds: 12, usual: null },
        { label: "Pakk", state: "waiting", seconds: 0, usual: null },
        { label: "Legg ut", state: "running", seconds: 0, usual: null },
      ],
    }),
  );
  expect(screen.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    "Kontroll Ferdig (1 sekund)",
    "Bygg Stoppet (12 sekunder)",
    "Pakk Venter",
    "Legg ut Pågår …",
  ]);
  expect(screen.getByRole("heading", { name: "Siste forsøk" })).toBeTruthy();
  expect(screen.getByText("Bygget stoppet.")).toBeTruthy();
  expect(document.querySelector("pre")?.textContent).toBe("linje 1\nlinje 2");
});

test("what comes out is told thing by thing, with what is removed and pictures; nothing else is counted", async () => {
  const entities = [
    { kind: "articles", id: "kafe", title: "Kafé", what: "changed", fields: ["title"] },
    { kind: "articles", id: "ny", title: "Nytt", what: "new", fields: ["title"] },
    { kind: "articles", id: "borte", title: "Borte", what: "removed", fields: ["title"] },
  ] as const;
  const title = fieldOf("title", "Tittel", { kind: "text" });
  const kind = {
    ...kindNamed("articles", "Article"),
    form: { kind: "object", fields: [title], isPicture: false } as const,
  };
  const last = summaryOf("ny", { changed: new Date(Date.now() - 60_000).toISOString(), changedBy: "Kari" });
  const change = { message: "Endre Kafé", editor: "Bo", at: "2026-12-01T10:00:00Z" };
  const unpublished = { since: "a".repeat(40), entities: [...entities], others: 2, isCut: false };
  const changes = { changes: [{ ...entities[2], before: { title: "Borte" }, after: null }], others: 0, isCut: false };
  const asked = `GET /api/history/changes?commit=${unpublished.since}&kind=articles&id=borte&since=yes`;
  const server = await open(
    { ...IDLE, unpublished, changes: Array.from({ length: 9 }, () => change) },
    deskData({ lists: { byType: { Article: [last] } } }, [kind]),
    { [asked]: changes },
  );
  expect(screen.getByRole("heading", { name: "4 endringer er ikke publisert" })).toBeTruthy();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "KaféSe hva som er endret",
    "NyttNy · Kari, for 1 minutt sidenSe hva som er endret",
    "BorteSlettetSe hva som er endret",
    "Bilder2 filer",
  ]);
  expect(screen.queryByRole("link", { name: "Borte" })).toBeNull();
  const folded = screen.getByText("Se hva som er endret", { selector: "[aria-label$=Borte]" }).parentElement;
  Object.assign(folded ?? {}, { open: true });
  fireEvent(folded ?? document.body, new Event("toggle"));
  expect(await within(folded ?? document.body).findByRole("term")).toBeTruthy();
  expect([server.count(asked), folded?.querySelector("dd")?.textContent]).toEqual([1, "FjernetBorte"]);
});

test("what there is one of is told by the parts that differ, and one of them is the way", async () => {
  const list = { kind: "list" as const, itemLabel: "rad", item: { kind: "text" as const } };
  const fields = [fieldOf("prices", "Priser", list), fieldOf("hours", "Tider", list)];
  const sites = {
    ...kindNamed("sites", "Site"),
    newLabel: null,
    form: { kind: "object" as const, fields, isPicture: false },
  };
  const told = async (differing: readonly string[]) => {
    const entity = { kind: "sites", id: "huset", title: "Innstillinger", what: "changed", fields: differing } as const;
    const unpublished = { since: "a", entities: [entity], others: 0, isCut: false };
    await open({ ...IDLE, unpublished }, deskData({}, [sites]));
    const link = within(screen.getByRole("listitem")).getByRole("link");
    const found = [link.textContent, link.getAttribute("href")];
    document.body.replaceChildren();
    return found;
  };
  expect(await told(["prices"])).toEqual(["Priser", "#/rediger/sites/huset?felt=prices"]);
  expect(await told(["prices", "hours"])).toEqual(["Priser og tider", "#/rediger/sites/huset"]);
});

test("not all is said to be published where nothing was, and no number is told as all where it is cut", async () => {
  await open(IDLE);
  expect(screen.getByRole("heading", { name: "Ingenting er publisert herfra ennå" })).toBeTruthy();
  document.body.replaceChildren();
  const last = { at: "2026-12-01T10:00:00Z", by: "Bo", commit: null };
  await open({ ...IDLE, last, unpublished: { since: "", entities: [], others: 1, isCut: true } });
  expect(screen.getByRole("heading", { name: "Minst 1 endring er ikke publisert" })).toBeTruthy();
});

test("what is done leads to the site", async () => {
  await open(attempt({ state: "done" }));
  expect(screen.getByRole("link", { name: IDLE.address }).getAttribute("href")).toBe(IDLE.address);
  expect(document.querySelector("pre")).toBeNull();
});

test("where nothing gets to the site, it is built on this machine, and nothing says that it is published", async () => {
  const done = { at: "2026-12-01T10:00:00Z", by: "Bo", commit: null };
  const refreshed = { ...IDLE.refreshed, at: "2026-12-01T10:00:00Z" };
  await open({ ...attempt({ state: "done" }), hasTarget: false, last: done, built: done, refreshed });
  expect(button("Bygg på denne maskinen")).toBeTruthy();
  expect(text()).toContain("Bygd på denne maskinen. Publikum ser det ikke.");
  expect(text()).toContain("Sist bygd på denne maskinen tirsdag 1.\u00a0desember 2026 kl.\u00a011.00 av Bo.");
  expect(text()).not.toMatch(/publisert|oppdatert|Publiser /);
  expect(screen.queryByRole("link", { name: IDLE.address })).toBeNull();
});

test("a site that did not have the release when it was asked is no success", async () => {
  const last = { at: "2026-12-01T10:00:00Z", by: "Bo", commit: null, isSeen: false };
  await open({ ...attempt({ state: "done", failure: "Filene er sendt, men ikke sett." }), last });
  expect(screen.getByText("Filene er sendt, men ikke sett.").dataset.color).toBe("warning");
  expect(document.querySelector("[data-color=success]")).toBeNull();
  expect(text()).toContain("Nettstedet viste ikke den nye utgaven da det ble spurt.");
});

test("what is left of a run is told from how long the last one took", async () => {
  const step = { label: "Kontroll", state: "done", seconds: 5, usual: 4 } as const;
  const bygg = { label: "Bygg", state: "running", seconds: 30, usual: 150 } as const;
  await open(attempt({ steps: [step, bygg] }));
  expect(text()).toContain("Omtrent 2 minutter igjen.");
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("34");
  document.body.replaceChildren();
  await open(attempt({ steps: [step, { ...bygg, usual: null }] }));
  expect(text()).toContain("Det tar noen minutter.");
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("while it runs, its state is asked for each second, and no longer when it is done", async () => {
  jest.useFakeTimers();
  const server = deskServer({ [STATUS]: attempt() });
  const { unmount } = renderInDesk(<PublishingScreen />);
  const passing = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await passing(0);
  expect(server.count(STATUS)).toBe(1);
  await passing(999);
  expect(server.count(STATUS)).toBe(1);
  await passing(1);
  expect(server.count(STATUS)).toBe(2);
  server.answers[STATUS] = attempt({ state: "done" });
  await passing(1_000);
  await passing(10_000);
  expect(server.count(STATUS)).toBe(3);
  unmount();
  jest.useRealTimers();
});

test.each([
  ["1/1/2020 10.00", "Tidspunktet er passert. Velg et som kommer."],
  ["en gang", "Skriv en dag og et klokkeslett som finnes."],
])("it is not published at «%s», with the reason", async (written, reason) => {
  const server = await open(IDLE);
  when(written);
  expect(screen.getByText(new RegExp(reason))).toBeTruthy();
  fireEvent.click(button("Planlegg"));
  expect(server.count(PUBLISH)).toBe(0);
});

test("editors who may not publish see how it stands, and no way to do it", async () => {
  await open(
    {
      ...IDLE,
      planned: { at: "2027-12-04T17:00:00Z", by: "Bo" },
      releases: { current: "2026-12-01T10:00:00Z", earlier: "2026-11-30T10:00:00Z" },
    },
    { person: EDITOR },
  );
  expect(text()).toContain("Publiseres lørdag 4. desember 2027 kl. 18.00");
  expect(text()).toContain("Bare en ansvarlig kan publisere.");
  expect(text()).toContain("På nettstedet nå: utgaven fra tirsdag 1. desember 2026 kl. 11.00.");
  expect(screen.queryAllByRole("button")).toEqual([]);
});

const RELEASES = { ...IDLE, releases: { current: "2026-12-01T10:00:00Z", earlier: "2026-11-30T10:00:00Z" } };

test("there is no way back while it is published", async () => {
  await open({ ...RELEASES, attempt: attempt().attempt });
  expect(text()).toContain("På nettstedet nå");
  expect(screen.queryByText("Gå tilbake til forrige utgave …")).toBeNull();
});

test("what stopped outside of the desk is reported, unless the desk's own attempt says it", async () => {
  const refreshed = { at: null, next: "18.00", failure: "Ingen plass.", overdue: null };
  const pulled = { at: null, failure: "Kilden svarer ikke.", conflicts: 0, waiting: 0, sources: {} };
  await open({ ...IDLE, refreshed, pulled, hasTarget: false });
  expect(text()).toContain("Siste oppdatering stoppet. Ingen plass.");
  expect(text()).toContain("Neste gang kl. 18.00.");
  expect(text()).toContain("Programmet ble ikke hentet sist. Kilden svarer ikke.");
  expect(text()).toContain("Du kan ikke publisere ennå");
  expect(text()).not.toContain("Går noe galt, blir nettstedet stående som det er.");
  document.body.replaceChildren();
  await open({ ...attempt({ state: "failed", failure: "Ingen plass." }), refreshed });
  expect(text()).not.toContain("Siste oppdatering stoppet.");
});

test("what was pulled without trouble is reported without a warning, and what changed since is listed", async () => {
  const at = new Date(Date.now() - 60_000 * 12.5).toISOString();
  await open({
    ...IDLE,
    pulled: { at, failure: null, conflicts: 0, waiting: 0, sources: {} },
    changes: [{ message: "Endret kafé", editor: "Kari", at: "2026-12-01T10:00:00Z" }],
  });
  expect(text()).toContain("Programmet ble hentet for 12 minutter siden.");
  expect(text()).not.toContain("Programmet ble ikke hentet sist.");
  expect(screen.getByRole("heading", { name: "1 endring er ikke publisert" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Kommer ut neste gang" })).toBeTruthy();
  expect(screen.getByRole("listitem").textContent).toContain("Endret kafé");
});

test("each source has when it was last read, and one that cannot be read since when and why", async () => {
  const at = new Date(Date.now() - 60_000 * 5).toISOString();
  const sources = {
    kor: { at, since: null, failure: null },
    billetter: { at, since: "2026-11-20T02:00:00Z", failure: "billetter sa nei (403)." },
    torget: { at: null, since: at, failure: "torget kan ikke nås." },
  };
  await open({ ...IDLE, pulled: { at, failure: null, conflicts: 0, waiting: 0, sources } });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toBe("kor: sist lest for 5 minutter siden.");
  expect(items[1]).toMatch(
    /^billetter: kan ikke leses, siden fredag 20. november.* kl\. 03\.00\. Sist lest .*sa nei \(403\)\.$/,
  );
  expect(items[2]).toMatch(/^torget: kan ikke leses, siden .*Aldri lest\. torget kan ikke nås\.$/);
  expect(text()).not.toContain("Programmet ble ikke hentet sist.");
});

test("a failure is reported, and is gone with the next answer", async () => {
  const server = await open(IDLE, {}, { [PUBLISH]: new Status(500, { message: "Noen andre publiserer." }) });
  fireEvent.click(button("Publiser nå"));
  expect(await screen.findByText("Noen andre publiserer.")).toBeTruthy();
  server.answers[PUBLISH] = attempt();
  fireEvent.click(button("Publiser nå"));
  await waitFor(() => expect(screen.queryByText("Noen andre publiserer.")).toBeNull());
});
