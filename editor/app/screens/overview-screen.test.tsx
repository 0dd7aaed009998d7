/** @jest-environment jsdom */
import "../testing/design-system";
import { screen, waitFor, within } from "@testing-library/react";
import { deskData, NEVER_PUBLISHED, NOTHING_TO_DO, problemAt } from "../testing/desk-data";
import { deskServer, Status } from "../testing/desk-server";
import { renderInDesk } from "../testing/in-desk";
import { ago } from "../text/ago";
import { todayInOslo } from "../text/when";
import { OverviewScreen } from "./overview-screen";

const PUBLISHED = { ...NEVER_PUBLISHED, last: { at: "2026-12-01T10:00:00Z", by: "Bo", commit: null } };

const link = (title: string) => ({ kind: "articles", id: title.toLowerCase(), title, detail: `om ${title}` });
const save = (message: string) => ({ message, editor: "Bo", at: "2026-12-01T10:00:00Z" });

const open = async (overview: object, published: object = new Status(500), own = {}) => {
  deskServer({ "GET /api/overview": overview, "GET /api/publishing": published });
  renderInDesk(<OverviewScreen />, deskData(own));
  await waitFor(() => expect(screen.queryByText(/^(Går gjennom|Henter) /)).toBeNull());
};

const card = async (name: RegExp) => {
  const section = (await screen.findByRole("heading", { level: 2, name })).closest("section");
  return within(section ?? document.body);
};

test("content without problems can be published, and what needs nothing is not listed", async () => {
  await open(NOTHING_TO_DO);
  expect(screen.getByText("Alt er i orden. Innholdet kan publiseres.")).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim())).toEqual([
    "Hva vil du gjøre?",
    "Å gjøre",
    "Publisering",
  ]);
});

test("what the check says leads to the field, or names the file", async () => {
  const entity = { kind: "articles", id: "kafe", title: "Kafé" };
  await open({
    ...NOTHING_TO_DO,
    problems: [problemAt(["title"], { entity }), problemAt([], { severity: "warning" })],
  });
  const { getAllByRole, getByRole } = await card(/^Å gjøre 2$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Feil Kafé Mangler. Skriv det.Rett",
    "Varsel kafe.json Mangler. Skriv det.",
  ]);
  expect(getByRole("link").getAttribute("href")).toBe("#/rediger/articles/kafe?felt=title");
});

test("errors come first, and all but the first six lines are folded", async () => {
  const warning = (name: string) => problemAt([name], { severity: "warning", message: name });
  await open({ ...NOTHING_TO_DO, problems: [..."abcdfg"].map(warning).concat(problemAt(["e"], { message: "e" })) });
  const { getAllByRole, getByText } = await card(/^Å gjøre 7$/);
  const texts = getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toHaveLength(7);
  expect(texts[0]).toMatch(/^Feil/);
  const folded = getByText("Vis 1 til").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.querySelectorAll("li")).toHaveLength(1);
});

test("what asks for work is one list, the most urgent first, with a way to each", async () => {
  const entity = { kind: "articles", id: "kafe", title: "Kafé" };
  await open({
    ...NOTHING_TO_DO,
    problems: [problemAt(["alt"], { entity, severity: "warning" }), problemAt(["title"], { entity })],
    drafts: [{ ...link("Utkastet"), id: "" }],
    filmsWithoutShowings: [link("Film")],
  });
  const { getAllByRole } = await card(/^Å gjøre 4$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Feil Kafé Mangler. Skriv det.Rett",
    "Utkastet Utkast. om UtkastetFortsett",
    "Film om FilmNy forestilling",
    "Varsel Kafé Mangler. Skriv det.Se på",
  ]);
  expect(getAllByRole("link").map((one) => one.getAttribute("href"))).toEqual([
    "#/rediger/articles/kafe?felt=title",
    "#/ny/articles",
    "#/uka?forestilling=ny&av=film",
    "#/rediger/articles/kafe?felt=alt",
  ]);
});

test("of the pages that nobody has changed for a year eight are named, and the others counted", async () => {
  const oldPages = ["Leie", "b", "c", "d", "e", "f", "g", "h", "i"].map(link);
  await open({ ...NOTHING_TO_DO, figures: { ...NOTHING_TO_DO.figures, oldPages } });
  const { getAllByRole } = await card(/^Sider ingen har endret på et år 9$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Leieom Leie",
    ...["b", "c", "d", "e", "f", "g", "h"].map((one) => `${one}om ${one}`),
    "og 1 til",
  ]);
});

test("what comes and goes is told by day, with the rest in the month", async () => {
  const day = (date: string) => ({ ...link("Jul"), detail: "vises fra kl. 12.00", path: ["shownFrom"], date });
  const days = [todayInOslo(), ...[1, 2, 3, 4, 5, 6, 7, 8].map((at) => `2020-12-0${at}`)];
  await open({ ...NOTHING_TO_DO, scheduled: days.map((date, at) => ({ ...day(date), id: `jul-${at}` })) });
  const { getAllByRole, getByRole } = await card(/^Kommer og går de neste fire ukene$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toHaveLength(8);
  expect(getAllByRole("listitem")[0]?.textContent).toBe("JulI dag: vises fra kl. 12.00");
  expect(getAllByRole("listitem")[1]?.textContent).toBe("JulTirsdag 1. desember: vises fra kl. 12.00");
  expect(getAllByRole("link")[0]?.getAttribute("href")).toBe("#/rediger/articles/jul-0?felt=shownFrom");
  expect(getByRole("link", { name: "Se måneden, med 1 til" }).getAttribute("href")).toBe("#/maned");
});

test("figures are compared with last year's where there are any, and known faults lead to the statement", async () => {
  const showings = [
    { label: "Kino", coming: 60, lastYear: 52 },
    { label: "Kultur", coming: 1, lastYear: null },
  ];
  await open({ ...NOTHING_TO_DO, figures: { ...NOTHING_TO_DO.figures, showings, faults: [link("Erklæring")] } });
  const { getAllByRole } = await card(/^I tall$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Kino, neste fire uker60 forestillinger, samme uker i fjor 52",
    "Kultur, neste fire uker1 forestilling",
    "Erklæringom Erklæring",
  ]);
});

test("the card of publishing says when the site was renewed and its programme pulled, and that a rebuild is late", async () => {
  const refreshed = { at: new Date().toISOString(), next: "18.00", failure: null, overdue: "2026-12-01T06:00" };
  const pulled = { at: new Date().toISOString(), failure: null, conflicts: 0, waiting: 0, sources: {} };
  await open(NOTHING_TO_DO, { ...PUBLISHED, refreshed, pulled });
  const { getByText } = await card(/^Publisering$/);
  expect(getByText("Nettstedet ble oppdatert nå nettopp. Neste gang kl. 18.00.")).toBeTruthy();
  expect(getByText("Programmet ble hentet nå nettopp.")).toBeTruthy();
  expect(
    getByText(/^Nettstedet skulle vært bygget på nytt tirsdag 1\. desember 2026 kl\. 06\.00\. Si fra/),
  ).toBeTruthy();
});

test("what has been saved last is listed, with a way to the history", async () => {
  await open({ ...NOTHING_TO_DO, saves: [save("Endre kafé"), save("Endre kino")] });
  const { getAllByRole, getByRole } = await card(/^Sist lagret$/);
  expect(getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    `Endre kaféBo, ${ago(save("").at, Date.now())}`,
    `Endre kinoBo, ${ago(save("").at, Date.now())}`,
  ]);
  expect(getByRole("link").getAttribute("href")).toBe("#/historikk");
});

test.each([
  [[], "Alt er publisert"],
  [[save("Endre")], "1 endring er ikke publisert"],
  [Array.from({ length: 9 }, (_, at) => save(`Endre ${at}`)), "9 endringer er ikke publisert"],
] as const)("what has changed since the site was published is counted", async (changes, text) => {
  await open(NOTHING_TO_DO, { ...PUBLISHED, changes });
  const { getByText, getByRole } = await card(/^Publisering$/);
  expect(getByText("Sist publisert tirsdag 1. desember 2026 kl. 11.00 av Bo.")).toBeTruthy();
  expect(getByText(text)).toBeTruthy();
  expect(getByRole("link").getAttribute("href")).toBe("#/publisering");
});

test("where nothing gets to the site, nothing waits to be published", async () => {
  await open(NOTHING_TO_DO, { ...PUBLISHED, hasTarget: false });
  const { queryByText } = await card(/^Publisering$/);
  expect(queryByText(/er (?:ikke )?publisert/)).toBeNull();
});

test("content outside of git has no earlier versions, which is reported", async () => {
  await open(NOTHING_TO_DO);
  expect(screen.queryByText(/ikke i et git-arkiv/)).toBeNull();
  document.body.replaceChildren();
  await open(NOTHING_TO_DO, {}, { desk: { ...deskData().desk, hasHistory: false } });
  expect(screen.getByText(/ikke i et git-arkiv/)).toBeTruthy();
});

test("an overview that cannot be made is reported instead", async () => {
  deskServer({ "GET /api/overview": new Status(500, { message: "Ødelagt." }) });
  renderInDesk(<OverviewScreen />);
  expect(screen.getByText("Går gjennom innholdet …")).toBeTruthy();
  expect(await screen.findByText("Ødelagt.")).toBeTruthy();
  expect(screen.queryByText("Går gjennom innholdet …")).toBeNull();
});
