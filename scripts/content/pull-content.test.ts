import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { LOGO_SVG } from "../../engine/testing/test-content";
import { PLAIN_PNG } from "../../engine/testing/test-picture";
import { SITE_FILES } from "../../engine/testing/test-site";
import { nightly } from "../../tests/unit/nightly";

/** `npm run content:pull` as a process, with a spreadsheet, in a small valid content folder. */

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pull-process-"));
  for (const [name, data] of Object.entries(SITE_FILES)) write(`content/${name}`, `${JSON.stringify(data, null, 2)}\n`);
  write("content/images/bilde.png", PLAIN_PNG);
  write("content/images/logo.svg", LOGO_SVG);
  write("static/program.pdf", "%PDF-1.7");
  write("sources.json", JSON.stringify({ sources: [{ kind: "csv", name: "regneark", file: "program.csv" }] }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string | Buffer): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string): string => readFileSync(join(root, file), "utf8");

const COLUMNS = "Id;Tittel;EDI-nummer;Dato;Tid;Sal;Status;Pris voksen;Billettlenke";
const FIRST = "r1;Nattoget;101;4.12.2026;18.00;Storsalen;i salg;120;https://billett.example.no/nattoget-1";
const SECOND = "r2;Nattoget;102;5.12.2026;18.00;Storsalen;i salg;120;https://billett.example.no/nattoget-2";
const QUIZ = "r3;Julequiz;;6.12.2026;19.00;Storsalen;i salg;120;https://billett.example.no/quiz-1";
const SHOWINGS = "content/events/desember.json";

/** What the source says. */
const say = (...rows: readonly string[]): void => write("program.csv", [COLUMNS, ...rows, ""].join("\n"));

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "scripts/content/pull-content.ts", ...args], {
    encoding: "utf8",
    env: {
      ...process.env,
      CONTENT_DIR: join(root, "content"),
      REFRESH_STATE: join(root, "state"),
      CLOCK: "2026-12-01T12:00",
    },
  });

const pull = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stderr]).toEqual([0, ""]);
  return stdout;
};

/** Every file of the content folder with its text. */
const folder = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(root, "content"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path.slice(root.length + 1), readFileSync(path, "latin1")]),
  );

/** The lines that differ between a file's text before and now, as "-…" and "+…". */
const changedLines = (before: string, file: string): readonly string[] => {
  write("before", before);
  const options = ["diff", "--no-index", "--unified=0", "before", file];
  const { stdout } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  return stdout.split("\n").filter((line) => /^[-+](?!--|\+\+)/.test(line));
};

const showing = (id: string) =>
  JSON.parse(read(SHOWINGS)).events.find((one: { readonly id: string }) => one.id === id) ?? {};

const edit = (before: string, after: string): void => {
  expect(read(SHOWINGS)).toContain(before);
  write(SHOWINGS, read(SHOWINGS).replace(before, after));
};

test("a source that fails is reported, and kept for the editors' page", () => {
  expect(run("--plan").status).toBe(1);
  expect(() => read("state/pull.json")).toThrow();
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^Kilden regneark: Kan ikke leses, siden .*Aldri lest\. Filen .*program\.csv kan ikke leses. → Kontroller file i sources.json/,
  );
  expect(JSON.parse(read("state/pull.json"))).toEqual({
    at: null,
    failure: "Ingen av kildene kan leses.",
    conflicts: 0,
    waiting: 0,
    sources: { regneark: { at: null, since: expect.any(String), failure: expect.stringMatching(/^Filen/) } },
  });
});

describe("of two sources, one that fails", () => {
  const CALENDAR = "Id;Tittel;Dato;Tid;Sal;Omtale\nk1;Korkveld;7.12.2026;19.00;Storsalen;Kor.\n";
  const state = () => JSON.parse(read("state/pull.json"));
  beforeEach(() => {
    const sources = ["regneark", "kulturskolen"].map((name) => ({ kind: "csv", name, file: `${name}.csv` }));
    write(
      "sources.json",
      JSON.stringify({
        sources: sources.map((one) => (one.name === "regneark" ? { ...one, file: "program.csv" } : one)),
      }),
    );
    say(FIRST, SECOND, QUIZ);
    write("kulturskolen.csv", CALENDAR);
    pull();
  });

  test("keeps nothing of the other back, and has nothing marked as gone", () => {
    const before = Object.keys(folder()).filter((file) => read(file).includes("kulturskolen"));
    const texts = before.map(read);
    expect(before.length).toBeGreaterThan(0);
    rmSync(join(root, "kulturskolen.csv"));
    say(FIRST.replace("i salg", "avlyst"), SECOND, QUIZ);
    const { status, stdout, stderr } = run();
    expect([status, showing("nattoget-1").status]).toEqual([2, "cancelled"]);
    expect(stdout).toContain("1 forestilling avlyses");
    expect(stderr).toMatch(/^Kilden kulturskolen: Kan ikke leses, siden .*Sist lest .*Ingenting derfra er endret\.\n$/);
    expect(before.map(read)).toEqual(texts);

    const { regneark, kulturskolen } = state().sources;
    expect([regneark.since, state().failure]).toEqual([null, null]);
    const again = run();
    expect([again.status, again.stdout]).toEqual([2, ""]);
    expect(state().sources.kulturskolen).toMatchObject({ at: kulturskolen.at, since: kulturskolen.since });
    expect(Date.parse(state().sources.regneark.at)).toBeGreaterThan(Date.parse(regneark.at));

    write("kulturskolen.csv", CALENDAR);
    expect(pull()).toBe("Alt er som hos kilden.\n");
    expect(state().sources.kulturskolen).toMatchObject({ since: null, failure: null });
  });

  test("because it is suddenly empty, or because its address is not set, fails alone", () => {
    write("kulturskolen.csv", CALENDAR.slice(0, CALENDAR.indexOf("\n") + 1));
    expect(run("--plan")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("1 forestilling er hentet derfra før"),
    });
    write("sources.json", read("sources.json").replace('"file":"kulturskolen.csv"', '"url":"$IKKE_SATT"'));
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining("Sett Miljøvariabelen IKKE_SATT") });
  });
});

test("a source that the content could not be built with is left out, and said", () => {
  const files = ["regneark", "kulturskolen"].map((name) => ({ kind: "csv", name, file: `${name}.csv` }));
  write("sources.json", JSON.stringify({ sources: files }));
  write("regneark.csv", [COLUMNS, FIRST.replace("i salg", "avlyst")].join("\n"));
  write("kulturskolen.csv", "Id;Tittel;Dato;Tid;Sal;Omtale\n7;Korball;7.12.2026;19.00;Storsalen;Kor.\n");
  const page = JSON.parse(read("content/pages/404.json"));
  write("content/pages/korball.json", JSON.stringify({ ...page, id: "korball", path: "/korball-k101" }));
  const { status, stderr } = run();
  expect([status, showing("nattoget-1").status]).toEqual([2, "cancelled"]);
  expect(stderr).toMatch(/^Kilden kulturskolen: .*Innholdet ville ikke kunne bygges med det kilden sier\. \S+\.json: /);
});

test("no sources are nothing to pull", () => {
  write("sources.json", '{ "sources": [] }');
  expect(pull()).toBe("Ingen kilder er satt opp: se docs/sources.md.\n");
});

test("writes nothing to content that has an error", () => {
  say(FIRST, SECOND, QUIZ);
  const article = "content/articles/personvern.json";
  write(article, read(article).replace('"order": 1', '"order": "først"'));
  const before = folder();
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain("articles/personvern.json");
  expect(stderr).toContain(
    "Innholdet ville ikke kunne bygges (1 feil og 0 varsler). → Se hva kontrollen sier. Ingenting er skrevet.",
  );
  expect(folder()).toEqual(before);
});

test("a plan is printed, as a table or as JSON, and writes nothing", () => {
  say(FIRST, SECOND, QUIZ);
  pull();
  say(FIRST.replace("i salg", "avlyst"), SECOND, QUIZ);
  const before = folder();
  expect(pull("--plan")).toContain(
    "Avlyses  fre 04.12.2026 18.00  Nattoget                     Status: I salg → Avlyst\n",
  );
  expect(JSON.parse(pull("--plan", "--json"))).toEqual({
    items: [
      {
        kind: "cancelled",
        what: "Nattoget, fredag 4. desember kl. 18.00",
        title: "Nattoget",
        start: "2026-12-04T18:00",
        file: "events/desember.json",
        details: ["Status: I salg → Avlyst"],
      },
    ],
    files: ["events/desember.json"],
    canBeBuilt: true,
    failed: [],
  });
  expect(folder()).toEqual(before);
});

nightly("--theirs and --ours settle what both have changed", () => {
  say(FIRST, SECOND, QUIZ);
  pull();
  edit('"hall": "storsal"', '"hall": "lillesal"');
  say(FIRST.replace("120;", "150;"), SECOND, QUIZ);
  edit('"amount": 120', '"amount": 130');
  const open = folder();
  expect(pull()).toMatch(/her «Voksen 130», hos kilden\s+«Voksen 150»/);
  expect(folder()).toEqual(open);
  expect(JSON.parse(read("state/pull.json"))).toMatchObject({ conflicts: 1 });
  const { status, stderr } = run("--theirs", "--ours");
  expect([status, stderr]).toEqual([1, "Velg enten --theirs eller --ours.\n"]);

  pull("--ours");
  expect(showing("nattoget-1").prices).toEqual([{ label: "Voksen", amount: 130 }]);
  expect(pull()).toBe("Alt er som hos kilden.\n");

  say(FIRST.replace("120;", "160;"), SECOND, QUIZ);
  pull("--theirs");
  expect(showing("nattoget-1")).toMatchObject({ hall: "lillesal", prices: [{ label: "Voksen", amount: 160 }] });
  expect(JSON.parse(read("state/pull.json"))).toMatchObject({ conflicts: 0 });
});

test("after one change at the source, only the lines of that showing differ", () => {
  say(FIRST, SECOND, QUIZ);
  pull();
  const before = folder();
  say(FIRST, SECOND.replace("Storsalen", "Lillesalen"), QUIZ);
  pull();
  const after = folder();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([SHOWINGS]);
  expect(changedLines(before[SHOWINGS] ?? "", SHOWINGS)).toEqual([
    '-      "hall": "storsal",',
    '+      "hall": "lillesal",',
    '+      "changed": "2026-12-01T12:00",',
    '+      "revision": 1,',
    '-          "hall": "storsal",',
    '+          "hall": "lillesal",',
  ]);
  expect(showing("nattoget-2").hall).toBe("lillesal");
});

describe("a pull that was killed while it put its files in place", () => {
  beforeEach(() => {
    say(FIRST, SECOND, QUIZ);
    write("content/.pull/0.json", read(SHOWINGS).replace('"storsal"', '"lillesal"'));
    write("content/.pull/journal.json", JSON.stringify([{ file: "events/desember.json", staged: "0.json" }]));
  });

  test("is reported by a plan, which writes nothing", () => {
    const before = folder();
    const { status, stdout, stderr } = run("--plan");
    expect([status, stdout, stderr]).toEqual([
      1,
      "",
      "En henting ble avbrutt før alle filene var på plass. → Kjør npm run content:pull uten --plan, som fullfører den. Ingenting er skrevet.\n",
    ]);
    expect(folder()).toEqual(before);
  });

  test("is completed by the next pull", () => {
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([0, "En henting som ble avbrutt, er fullført.\n"]);
    expect(showing("nattoget-1").hall).toBe("lillesal");
    expect(Object.keys(folder()).filter((file) => file.includes(".pull"))).toEqual([]);
  });

  test("before its list of files was whole, is nothing to a plan", () => {
    renameSync(join(root, "content/.pull/journal.json"), join(root, "content/.pull/journal.json.new"));
    const before = folder();
    expect(run("--plan").status).toBe(0);
    expect(folder()).toEqual(before);
  });
});
