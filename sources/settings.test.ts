import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SourceFault } from "./records";
import { hasSources, sourcesOf } from "./settings";

const folder = mkdtempSync(join(tmpdir(), "sources-"));
const FILE = join(folder, "sources.json");
const NONE = join(folder, "borte.json");
afterAll(() => rmSync(folder, { recursive: true }));

type Env = Readonly<Record<string, string>>;

const TICKETS: Env = {
  PLATFORM_DATA_URL: "https://data.example.no",
  PLATFORM_DATA_USER: "hus",
  PLATFORM_DATA_PASSWORD: "hemmelig",
};
const ARTICLES: Env = {
  MANAGEMENT_URL: "https://artikler.example.no",
  MANAGEMENT_AUTH_URL: "https://konto.example.no",
  MANAGEMENT_CLIENT_ID: "hus",
  MANAGEMENT_CLIENT_SECRET: "hemmelig",
};

const inFile = (source: object, env: Env = {}) => {
  writeFileSync(FILE, JSON.stringify({ sources: [source] }));
  return sourcesOf({ file: FILE, env, site: null });
};
/** What the first source gives when it is read. */
const reading = async (sources: ReturnType<typeof inFile>) => (await sources)[0]?.list("2026-12-01");
const fromEnv = async (env: Env, site: number | null = 118) =>
  (await sourcesOf({ file: NONE, env, site })).map(({ name }) => name);

test("a house has sources when it has a file of them, or the address of a service", () => {
  writeFileSync(FILE, "{}");
  expect(hasSources({ file: FILE, env: {} })).toBe(true);
  expect(hasSources({ file: NONE, env: TICKETS })).toBe(true);
  expect(hasSources({ file: NONE, env: ARTICLES })).toBe(true);
  expect(hasSources({ file: NONE, env: { PLATFORM_DATA_URL: "", MANAGEMENT_URL: "" } })).toBe(false);
});

test("without a file, the services that have an address are the sources", async () => {
  expect(await fromEnv(TICKETS)).toEqual(["billettsystem"]);
  expect(await fromEnv(ARTICLES)).toEqual(["artikler"]);
  expect(await fromEnv({ ...TICKETS, ...ARTICLES })).toEqual(["billettsystem", "artikler"]);
  expect(await fromEnv(TICKETS, null)).toEqual([]);
});

test("a service without an address is reported with the variables to set", async () => {
  const tickets = sourcesOf({ file: NONE, env: {}, site: 118 });
  await expect(reading(tickets)).rejects.toThrow("har ingen adresse. → Sett PLATFORM_DATA_URL");
  const articles = inFile({ kind: "management", name: "artikler", site: 118 });
  await expect(reading(articles)).rejects.toThrow("har ingen adresse. → Sett MANAGEMENT_URL");
});

test("a source has the halls that its settings name", async () => {
  const halls = { "Sal 1": "storsal" };
  const [source] = await inFile({ kind: "platformData", name: "billetter", site: 1, halls }, TICKETS);
  expect(source).toMatchObject({ name: "billetter", halls });
  const [articles] = await inFile({ kind: "management", name: "artikler", site: 1 }, ARTICLES);
  expect(articles).toMatchObject({ name: "artikler", halls: {} });
});

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//hus//NO",
  "BEGIN:VEVENT",
  "UID:1",
  "DTSTART;VALUE=DATE:20261205",
  "SUMMARY:Julemarked",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

test("a file is beside the settings, and its hall and hours of whole days are those of the settings", async () => {
  mkdirSync(join(folder, "fra"));
  writeFileSync(join(folder, "fra/kalender.ics"), CALENDAR);
  const settings = { kind: "ical", name: "kalender", file: "fra/kalender.ics", hall: "foaje", allDay: "11.00–16.00" };
  const [source] = await inFile(settings);
  const pulled = await source?.list("2026-12-01");
  expect(pulled?.showings).toMatchObject([{ hall: "foaje", start: "2026-12-05T11:00", end: "2026-12-05T16:00" }]);
  writeFileSync(join(folder, "program.csv"), "Tittel;Dato;Tid\nQuiz;5.12.2026;19.00\n");
  const [table] = await inFile({ kind: "csv", name: "tabell", file: "program.csv", hall: "kafe" });
  expect((await table?.list("2026-12-01"))?.showings).toMatchObject([{ hall: "kafe", start: "2026-12-05T19:00" }]);
});

test("what names no hall is not pulled when the settings have none either", async () => {
  writeFileSync(join(folder, "kalender.ics"), CALENDAR);
  const [source] = await inFile({ kind: "ical", name: "kalender", file: "kalender.ics" });
  expect((await source?.list("2026-12-01"))?.showings).toEqual([]);
});

describe("the address of a source", () => {
  const at = (url: string, env: Env = {}) => inFile({ kind: "csv", name: "tabell", url }, env);
  const SECRET = "$TABELL_URL";

  it.each([
    "https://program.example.no/a.csv",
    "webcal://program.example.no/a.ics",
    "WEBCAL://program.example.no/a.ics",
    "http://localhost:8000/a.csv",
    "http://127.0.0.1/a.csv",
    "http://[::1]/a.csv",
  ])("may be %s", async (url) => expect(await at(url)).toHaveLength(1));

  it("may be in a variable, with blanks around it", async () => {
    expect(await at(SECRET, { TABELL_URL: " https://program.example.no/a.csv\n" })).toHaveLength(1);
  });

  it.each([
    ["http://program.example.no", "url i sources.json må begynne med https://"],
    ["http://localhost.example.no", "må begynne med https://"],
    ["http://mylocalhost", "må begynne med https://"],
    ["ftp://localhost", "må begynne med https://"],
    ["program.csv", "er ikke en nettadresse"],
    ["https://hus@program.example.no", "er ikke en nettadresse"],
    ["https://:hemmelig@program.example.no", "er ikke en nettadresse"],
    ["", "har ingen adresse"],
  ])("is not %j", async (url, fault) => {
    await expect(reading(at(url))).rejects.toThrow(SourceFault);
    await expect(reading(at(url))).rejects.toThrow(fault);
  });

  it("is never shown when it is secret, only the variable's name is", async () => {
    await expect(reading(at(SECRET))).rejects.toThrow("har ingen adresse. → Sett Miljøvariabelen TABELL_URL.");
    const refusal = reading(at(SECRET, { TABELL_URL: "http://program.example.no/?kode=42" }));
    await expect(refusal).rejects.toThrow("Miljøvariabelen TABELL_URL må begynne med https://");
    await expect(refusal).rejects.not.toThrow("kode=42");
  });
});
