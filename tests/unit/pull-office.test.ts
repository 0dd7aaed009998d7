import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPictureFacts } from "../../engine/testing/picture-facts";
import { planPull } from "../../sources/plan/plan-pull";
import { sourcesOf } from "../../sources/settings";
import { writeAll } from "../../sources/write/write-all";

/** The files of an ordinary office, pulled three times: two spreadsheets, four calendars, and one that is down. */

const MOMENT = "2026-11-24T12:00";

/** Each pull loads the whole demonstration twice or more, on a machine that may be building beside. */
const PULLS_MS = 240_000;

let root: string;
const content = () => join(root, "content");

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "pull-office-"));
  cpSync("content", content(), { recursive: true });
  copyPictureFacts(join(root, "picture-facts.json"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const lines = (...all: readonly string[]): string => all.map((line) => `${line}\r\n`).join("");

/** Saved by Excel in Norway: Windows-1252, semicolons, CRLF. */
const excel = (remark: string): Buffer =>
  Buffer.from(
    // The dash of Windows-1252.
    lines(
      "Film;Dato;Klokkeslett;Sal;Merknad",
      'Elgtråkket;lørdag 12. desember 2026;kl. 18.30;Kinosal;"Åpent kjøkken; ta med venner"',
      `Brødrene Løvenskog;13.12.2026;19.00 \u0096 20.45;Kinosal;${remark}`,
    ),
    "latin1",
  );

/** Saved by LibreOffice: UTF-8 with a byte-order mark, commas, all texts quoted. */
const libreOffice = lines(
  '"Tittel","Start","Slutt","Sal"',
  '"Strikkekafé","2026-12-08 12:00","2026-12-08 14:00","Biblioteket"',
);

const calendar = (...body: readonly string[]): string =>
  lines("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//prøve//NB", ...body, "END:VCALENDAR");

const google = calendar(
  "X-WR-TIMEZONE:Europe/Oslo",
  "BEGIN:VEVENT",
  "DTSTART:20261209T170000Z",
  "DTEND:20261209T183000Z",
  "UID:4k2@google.com",
  "SUMMARY:Lokalhistorisk kveld",
  "LOCATION:Biblioteket\\, Storgata 1\\, 9999 Vika\\, Norge",
  "STATUS:CONFIRMED",
  "END:VEVENT",
);

const outlook = (...state: readonly string[]): string =>
  calendar(
    "BEGIN:VTIMEZONE",
    "TZID:W. Europe Standard Time",
    "BEGIN:STANDARD",
    "DTSTART:16010101T030000",
    "TZOFFSETFROM:+0200",
    "TZOFFSETTO:+0100",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10",
    "END:STANDARD",
    "BEGIN:DAYLIGHT",
    "DTSTART:16010101T020000",
    "TZOFFSETFROM:+0100",
    "TZOFFSETTO:+0200",
    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3",
    "END:DAYLIGHT",
    "END:VTIMEZONE",
    "BEGIN:VEVENT",
    "UID:040000008200E00074C5B7101A82E008",
    'DTSTART;TZID="W. Europe Standard Time":20261210T190000',
    'DTEND;TZID="W. Europe Standard Time":20261210T213000',
    "LOCATION:Spisesal",
    ...state,
    "END:VEVENT",
  );

const apple = calendar(
  "BEGIN:VEVENT",
  "UID:6A5D-71B",
  "DTSTART;TZID=Europe/Oslo:20261211T190000",
  "DTEND;TZID=Europe/Oslo:20261211T200000",
  "SUMMARY:Viser i skumrin",
  " gen",
  "LOCATION:Festsal\\nStorgata 1\\n9999 Vika",
  "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Festsal:geo:59.4,11.3",
  "END:VEVENT",
);

const nextcloud = calendar(
  "BEGIN:VEVENT",
  "UID:b1a2",
  "DTSTART;TZID=Europe/Oslo:20261207T110000",
  "DURATION:PT2H",
  "RRULE:FREQ=WEEKLY;COUNT=3",
  "EXDATE;TZID=Europe/Oslo:20261214T110000",
  "SUMMARY:Seniorkafé",
  "LOCATION:Spisesal",
  "CATEGORIES:Kafé",
  "END:VEVENT",
);

const save = (name: string, bytes: string | Buffer): void => writeFileSync(join(root, name), bytes);

const pull = async () => {
  const kinds: Readonly<Record<string, string>> = { ics: "ical", csv: "csv" };
  const names = ["excel.csv", "libre.csv", "google.ics", "outlook.ics", "apple.ics", "nextcloud.ics", "borte.ics"];
  const sources = names.map((file) => ({ kind: kinds[file.slice(-3)], name: file.slice(0, -4), file }));
  save("sources.json", JSON.stringify({ sources }));
  const { items, texts, failed, problems } = await planPull({
    contentRoot: content(),
    siteId: undefined,
    sources: await sourcesOf({ file: join(root, "sources.json"), site: 118, env: {} }),
    choice: null,
    moment: MOMENT,
    pictureFactsFile: join(root, "picture-facts.json"),
  });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  await writeAll(content(), texts);
  return { told: items.map(({ kind, what }) => `${kind} ${what}`), failed };
};

interface Held {
  readonly production: string;
  readonly start: string;
  readonly end?: string;
  readonly hall: string;
  readonly status: string;
}

/** The showings that were pulled, as "kraka 2026-12-12T19:30–21:00 kinosal planned". */
const pulled = (): readonly string[] =>
  readdirSync(join(content(), "events"))
    .flatMap((file): readonly (Held & { readonly source?: object })[] => {
      const value = JSON.parse(readFileSync(join(content(), "events", file), "utf8"));
      return value.events ?? [value];
    })
    .flatMap(({ source, production, start, end = "", hall, status }) =>
      source === undefined ? [] : [`${production} ${start}–${end.slice(11)} ${hall} ${status}`],
    )
    .toSorted();

/** Changes what an editor may change. */
const edit = (file: string, change: (value: Record<string, unknown>) => object): void => {
  const path = join(content(), file);
  writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")))));
};

const isAboutColumns = (line: string): boolean => line.startsWith("skipped kolonnen");

test(
  "an office's programme is taken as it was meant, changed as it changes, and else left alone",
  async () => {
    save("excel.csv", excel(""));
    save("libre.csv", `\uFEFF${libreOffice}`);
    save("google.ics", google);
    save("outlook.ics", outlook("SUMMARY:Quizkveld i kantina"));
    save("apple.ics", apple);
    save("nextcloud.ics", nextcloud);
    const down = [{ name: "borte", failure: expect.stringContaining("borte.ics kan ikke leses") }];

    const first = await pull();
    expect(first.failed).toEqual(down);
    expect(first.told.filter((line) => line.startsWith("skipped"))).toEqual([
      "skipped kolonnen «merknad»: er ukjent, og leses ikke. → Se docs/sources.md",
      expect.stringMatching(/^skipped «Elgtråkket» lørdag 12. desember kl. 18.30: .*«ageLimit» er ikke fastsatt/),
    ]);
    const taken = [
      "brodrene-lovenskog 2026-12-13T19:00–20:45 kinosal planned",
      "lokalhistorisk-kveld 2026-12-09T18:00–19:30 biblioteket planned",
      "quizkveld 2026-12-10T19:00–21:30 spisesal planned",
      "seniorkafe 2026-12-07T11:00–13:00 spisesal planned",
      "seniorkafe 2026-12-21T11:00–13:00 spisesal planned",
      "strikkekafe 2026-12-08T12:00–14:00 biblioteket planned",
      "viser-i-skumringen 2026-12-11T19:00–20:00 festsal planned",
    ];
    expect(pulled()).toEqual(taken);
    expect((await pull()).told.filter((line) => !isAboutColumns(line) && !line.includes("Elgtråkket"))).toEqual([]);

    edit("productions/elgtrakket.json", (film) => ({ ...film, ageLimit: "6" }));
    edit("events/viser-i-skumringen.json", ({ events, ...rest }) => ({
      ...rest,
      events: (events as Held[]).map((one) => (one.start.startsWith("2026-12-11") ? { ...one, status: "free" } : one)),
    }));
    save("excel.csv", excel("Avlyst"));
    save("outlook.ics", outlook("SUMMARY:Avlyst: Quizkveld i kantina", "STATUS:CONFIRMED"));
    expect((await pull()).failed).toEqual(down);
    const changed = [
      ...taken.map((line) => {
        if (/^(?:brodrene|quizkveld)/.test(line)) return line.replace("planned", "cancelled");
        return line.startsWith("viser") ? line.replace("planned", "free") : line;
      }),
      "elgtrakket 2026-12-12T18:30– kinosal planned",
    ].toSorted();
    expect(pulled()).toEqual(changed);
    expect((await pull()).told.filter((line) => !isAboutColumns(line))).toEqual([]);
    expect(pulled()).toEqual(changed);
  },
  PULLS_MS,
);
