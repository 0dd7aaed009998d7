import { join } from "node:path";
import fc from "fast-check";
import { isObject, isSame, type Json, type JsonPath, valueAt, withValueAt } from "../../../domain/json/json";
import { DeskHistory } from "../history/desk-history";
import { contentInGit } from "../testing/content-in-git";
import { WeekDesk } from "../week/week";
import { stampOf } from "../week/week-view";
import { EditorsDesk } from "./desk";

/** `npm run test:sequences` runs 500. */
const RUNS = Number(process.env.SEQUENCES ?? 5);
const MILLISECONDS_A_RUN = 30_000;

const { root, contentRoot, pictureFactsFile, git, read, remove } = contentInGit();
const stateRoot = join(root, "state");

/** In the week for which the demonstration was written, so that no date is moved. */
const NOW = "2026-12-01T12:00";
beforeAll(() => {
  process.env.CLOCK = NOW;
});
afterAll(() => {
  delete process.env.CLOCK;
  remove();
});

interface Field {
  readonly path: JsonPath;
  /** The line of the file that has it. */
  readonly line: RegExp;
  readonly value: "title" | "summary" | "year" | "amount";
}

const TITLE: Field = { path: ["title"], line: /^ {2}"title": /, value: "title" };
const SUMMARY: Field = { path: ["summary"], line: /^ {2}"summary": /, value: "summary" };
const YEAR: Field = { path: ["year"], line: /^ {2}"year": /, value: "year" };
const AMOUNT: Field = { path: ["priceLists", 3, "prices", 0, "amount"], line: /"Voksen med baby"/, value: "amount" };
const ROW: Field = { path: ["priceLists", 6, "prices", 0, "amount"], line: /"Per person"/, value: "amount" };
const STATUS = /^ {6}"(status|changed)": /;

const SHOWING = "kraka-1204-2130";

/** What editors change in forms, and at last the file of the showing whose status they change in the week. */
const ENTITIES = [
  { kind: "articles", id: "aldersgrenser", file: "articles/aldersgrenser.json", fields: [TITLE, SUMMARY] },
  { kind: "articles", id: "ledsagerbevis", file: "articles/ledsagerbevis.json", fields: [TITLE, SUMMARY] },
  { kind: "productions", id: "kraka", file: "productions/kraka.json", fields: [TITLE, YEAR] },
  { kind: "sites", id: "kulturhuset", file: "sites/kulturhuset.json", fields: [AMOUNT, ROW] },
  { kind: "events", id: SHOWING, file: "events/kraka.json", fields: [] },
] as const;

const WEEK = ENTITIES.length - 1;

const linesOf = (at: number): readonly RegExp[] =>
  at === WEEK ? [STATUS] : (ENTITIES[at]?.fields ?? []).map(({ line }) => line);

const words = fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{2,9} [a-zæøå]{2,9}$/);
const value = fc.record({
  title: fc.oneof({ weight: 2, arbitrary: words }, { weight: 1, arbitrary: fc.constant("") }),
  summary: words,
  year: fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: 1990, max: 2025 }) },
    { weight: 1, arbitrary: fc.constant(26) },
  ),
  amount: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 60, max: 140 }) }, fc.constant(-1)),
});
const editor = fc.constantFrom("Ada Demo", "Bo Demo");
const entity = fc.nat({ max: WEEK - 1 });

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant("open" as const), editor, entity }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("save" as const),
      editor,
      entity,
      field: fc.nat({ max: 1 }),
      value,
      killed: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom("before", "after")),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("status" as const),
      editor,
      status: fc.constantFrom("onSale", "fewLeft", "soldOut"),
      looks: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("undo" as const), editor, back: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("restart" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type SaveStep = Extract<Step, { does: "save" }>;

type StatusStep = Extract<Step, { does: "status" }>;

const isRefused = (value: unknown): boolean => value === "" || value === 26 || value === -1;

const asObject = (value: unknown): Json => (isObject(value) ? value : {});

/** What one commit has changed of a file. */
interface Committed {
  readonly at: number;
  readonly before: Json;
  readonly after: Json;
}

/** The value of a field in a file: in that of the week, the status of the showing. */
const pathsIn = (at: number, file: Json): readonly JsonPath[] => {
  if (at !== WEEK) return (ENTITIES[at]?.fields ?? []).map(({ path }) => path);
  const events: readonly unknown[] = Array.isArray(file.events) ? file.events : [];
  const index = events.findIndex((one) => isObject(one) && one.id === SHOWING);
  return [
    ["events", index, "status"],
    ["events", index, "changed"],
  ];
};

/** What must be true of the content after each step: the confirmed values, the drafts, and what git has not got. */
class Expected {
  readonly confirmed: Json[];
  readonly drafts = new Map<number, unknown>();
  /** The files as the last commit has them. */
  readonly #head: Json[];
  readonly #commits: Committed[] = [];

  constructor(readonly texts: readonly string[]) {
    this.confirmed = texts.map((text) => JSON.parse(text));
    this.#head = [...this.confirmed];
  }

  get uncommitted(): number {
    return this.confirmed.filter((file, at) => !isSame(file, this.#head[at])).length;
  }

  outcome(at: number, { before, path, value }: { before: Json; path: JsonPath; value: unknown }) {
    const [current, was] = [valueAt(this.confirmed[at], path), valueAt(before, path)];
    if (value === was) return "saved";
    if (current !== was && current !== value) return "conflict";
    return isRefused(value) ? "draft" : "saved";
  }

  put(at: number, path: JsonPath, value: unknown): void {
    this.confirmed[at] = asObject(withValueAt(this.confirmed[at], path, value));
  }

  commit(at: number): void {
    const [before, after] = [asObject(this.#head[at]), asObject(this.confirmed[at])];
    if (isSame(before, after)) return;
    this.#commits.push({ at, before, after });
    this.#head[at] = after;
  }

  /** Takes one of the last commits back, unless the same has changed since. */
  undo(back: number): "none" | "undone" | "refused" {
    const one = this.#commits.at(-1 - back);
    if (one === undefined) return "none";
    const { at, before, after } = one;
    const current = asObject(this.confirmed[at]);
    const paths = pathsIn(at, after).filter((path) => valueAt(before, path) !== valueAt(after, path));
    const isFree = (path: JsonPath): boolean =>
      [valueAt(after, path), valueAt(before, path)].includes(valueAt(current, path));
    if (!paths.every(isFree)) return "refused";
    const undone = paths.reduce<unknown>((file, path) => withValueAt(file, path, valueAt(before, path)), current);
    if (isSame(undone, current)) return "refused";
    this.confirmed[at] = asObject(undone);
    this.commit(at);
    return "undone";
  }
}

/** Two editors, what each has open, and the desk, which may be killed and started again. */
class Newsroom {
  desk = new EditorsDesk({ contentRoot, stateRoot, pictureFactsFile });
  readonly #open = new Map<string, Json>();
  readonly #seen = new Map<string, string>();
  readonly expected = new Expected(ENTITIES.map(({ file }) => read(file)));

  restart(): void {
    this.desk = new EditorsDesk({ contentRoot, stateRoot, pictureFactsFile });
  }

  async open(editor: string, at: number): Promise<Json> {
    const { kind = "", id = "" } = ENTITIES[at] ?? {};
    const { value } = await this.desk.entity(kind, id);
    const opened = isObject(value) ? value : {};
    this.#open.set(`${editor} ${at}`, opened);
    return opened;
  }

  async save({ editor, entity: at, field: which, value: values, killed }: SaveStep): Promise<void> {
    const { kind = "", id = "", fields = [] } = ENTITIES[at] ?? {};
    const { path, value: of } = fields[which] ?? TITLE;
    const chosen = values[of];
    const before = this.#open.get(`${editor} ${at}`) ?? (await this.open(editor, at));
    const value = asObject(withValueAt(before, path, chosen));
    const outcome = this.expected.outcome(at, { before, path, value: chosen });
    const changes = outcome === "saved" && chosen !== valueAt(before, path);
    const write = this.desk.folder.write.bind(this.desk.folder);
    if (killed !== null)
      jest
        .spyOn(this.desk.folder, "write")
        .mockImplementationOnce(async (file, text) => {
          if (killed === "after") await write(file, text);
          throw new Error("killed");
        })
        // A killed desk writes nothing more, not even what was there before.
        .mockRejectedValue(new Error("killed"));
    const saved = await this.desk.saves
      .save({ kind, id, base: null, before, value, editor })
      .catch((error: Error) => ({ outcome: error.message }));
    if (saved.outcome === "killed") {
      expect(changes).toBe(true);
      if (killed === "after") {
        this.expected.put(at, path, chosen);
        this.expected.drafts.delete(at);
      }
      this.restart();
      return;
    }
    if (killed !== null) this.restart();
    expect(saved.outcome).toBe(outcome);
    if (outcome === "draft") {
      expect((await this.desk.entity(kind, id)).draft?.value).toEqual(value);
      this.expected.drafts.set(at, value);
    }
    if (outcome !== "saved") return;
    if (changes) this.expected.put(at, path, chosen);
    this.expected.drafts.delete(at);
    this.expected.commit(at);
  }

  async #stamp(): Promise<string> {
    const { entities } = await this.desk.content();
    return stampOf(entities.find(({ id }) => id === SHOWING)?.value ?? {});
  }

  /** In the week, after a look at it now or with an earlier one. */
  async status({ editor, status, looks }: StatusStep): Promise<void> {
    const now = await this.#stamp();
    if (looks || !this.#seen.has(editor)) this.#seen.set(editor, now);
    const stamp = this.#seen.get(editor) ?? now;
    const action = { do: "status", id: SHOWING, stamp, status } as const;
    const { outcome } = await new WeekDesk(this.desk).save(action, editor);
    expect(outcome).toBe(stamp === now ? "saved" : "conflict");
    if (outcome !== "saved") return;
    const [path = [], changed = []] = pathsIn(WEEK, asObject(this.expected.confirmed[WEEK]));
    this.expected.put(WEEK, path, status);
    this.expected.put(WEEK, changed, NOW);
    this.expected.commit(WEEK);
  }

  /** One of the last saves is taken back. */
  async undo(editor: string, back: number): Promise<void> {
    const history = new DeskHistory(this.desk);
    const commit = (await history.saves())[back]?.commit ?? "";
    const expected = this.expected.undo(back);
    if (expected === "none") return;
    expect((await history.undo({ commit, editor })).outcome).toBe(expected);
  }

  /** The files hold what was confirmed, every other line is as it was, and drafts are there. */
  async verify(): Promise<void> {
    for (const [at, { kind, id, file }] of ENTITIES.entries()) {
      const text = read(file);
      expect(JSON.parse(text)).toEqual(this.expected.confirmed[at]);
      const others = (of: string) => of.split("\n").filter((line) => !linesOf(at).some((one) => one.test(line)));
      expect(others(text)).toEqual(others(this.expected.texts[at] ?? ""));
      const { draft } = await this.desk.entity(kind, id);
      if (this.expected.drafts.has(at)) expect(draft?.value).toEqual(this.expected.drafts.get(at));
    }
    const uncommitted = git("status", "--porcelain", "--", "content").split("\n").filter(Boolean);
    expect(uncommitted).toHaveLength(this.expected.uncommitted);
  }
}

test(
  "two editors and a desk that is killed: nothing confirmed is lost, and nothing else is changed",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        git("add", "--all", "--", "content");
        git("commit", "--quiet", "--allow-empty", "--message=Før");
        const newsroom = new Newsroom();
        for (const one of steps) {
          if (one.does === "restart") newsroom.restart();
          else if (one.does === "open") await newsroom.open(one.editor, one.entity);
          else if (one.does === "status") await newsroom.status(one);
          else if (one.does === "undo") await newsroom.undo(one.editor, one.back);
          else await newsroom.save(one);
        }
        await newsroom.verify();
        for (const { kind, id } of ENTITIES) await newsroom.desk.dropDraft(kind, id);
      }),
      { numRuns: RUNS, seed: 20_261_124, endOnFailure: true },
    );
  },
  RUNS * MILLISECONDS_A_RUN,
);
