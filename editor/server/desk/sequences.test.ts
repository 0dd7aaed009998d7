import { join } from "node:path";
import fc from "fast-check";
import { isObject, type Json } from "../../../src/rules/json/json";
import { contentInGit } from "../testing/content-in-git";
import { EditorsDesk } from "./desk";

/** `SEQUENCES=500 npx jest editor/server/desk/sequences.test.ts` runs that many. */
const RUNS = Number(process.env.SEQUENCES ?? 5);
const MILLISECONDS_A_RUN = 30_000;

const { root, contentRoot, git, read, remove } = contentInGit();
const stateRoot = join(root, "state");
const pictureFactsFile = join(root, "picture-facts.json");

afterAll(remove);

const ENTITIES = [
  { kind: "articles", id: "aldersgrenser", fields: ["title", "summary"] },
  { kind: "articles", id: "ledsagerbevis", fields: ["title", "summary"] },
  { kind: "productions", id: "kraka", fields: ["title", "year"] },
] as const;

const fileOf = (entity: number): string => `${ENTITIES[entity]?.kind}/${ENTITIES[entity]?.id}.json`;

const words = fc.stringMatching(/^[A-ZÆØÅ][a-zæøå]{2,9} [a-zæøå]{2,9}$/);
const value = fc.record({
  title: fc.oneof({ weight: 2, arbitrary: words }, { weight: 1, arbitrary: fc.constant("") }),
  summary: words,
  year: fc.oneof(
    { weight: 2, arbitrary: fc.integer({ min: 1990, max: 2025 }) },
    { weight: 1, arbitrary: fc.constant(26) },
  ),
});
const editor = fc.constantFrom("Ada Demo", "Bo Demo");
const entity = fc.nat({ max: ENTITIES.length - 1 });

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
  { weight: 1, arbitrary: fc.record({ does: fc.constant("restart" as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type SaveStep = Extract<Step, { does: "save" }>;

const isRefused = (value: unknown): boolean => value === "" || value === 26;

/** What must be true of the content after each step: the confirmed values, the drafts, and what git has not got. */
class Expected {
  readonly confirmed: Json[];
  readonly drafts = new Map<number, unknown>();
  readonly uncommitted = new Set<number>();

  constructor(readonly texts: readonly string[]) {
    this.confirmed = texts.map((text) => JSON.parse(text));
  }

  outcome(at: number, { before, field, value }: { before: Json; field: string; value: unknown }) {
    const current = this.confirmed[at]?.[field];
    if (value === before[field]) return "saved";
    if (current !== before[field] && current !== value) return "conflict";
    return isRefused(value) ? "draft" : "saved";
  }

  put(at: number, field: string, value: unknown): void {
    this.confirmed[at] = { ...this.confirmed[at], [field]: value };
  }
}

/** Two editors, what each has open, and the desk, which may be killed and started again. */
class Newsroom {
  desk = new EditorsDesk({ contentRoot, stateRoot, pictureFactsFile });
  readonly #open = new Map<string, Json>();
  readonly expected = new Expected(ENTITIES.map((_, at) => read(fileOf(at))));

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
    const field = fields[which] ?? "title";
    const before = this.#open.get(`${editor} ${at}`) ?? (await this.open(editor, at));
    const value = { ...before, [field]: values[field] };
    const outcome = this.expected.outcome(at, { before, field, value: values[field] });
    const changes = outcome === "saved" && values[field] !== before[field];
    const write = this.desk.folder.write.bind(this.desk.folder);
    if (killed !== null)
      jest.spyOn(this.desk.folder, "write").mockImplementationOnce(async (file, text) => {
        if (killed === "after") await write(file, text);
        throw new Error("killed");
      });
    const saved = await this.desk
      .save({ kind, id, base: null, before, value, editor })
      .catch((error: Error) => ({ outcome: error.message }));
    if (saved.outcome === "killed") {
      expect(changes).toBe(true);
      if (killed === "after") {
        this.expected.put(at, field, values[field]);
        this.expected.uncommitted.add(at);
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
    if (changes) this.expected.put(at, field, values[field]);
    this.expected.drafts.delete(at);
    this.expected.uncommitted.delete(at);
  }

  /** The files hold what was confirmed, every other line is as it was, and drafts are there. */
  async verify(): Promise<void> {
    for (const [at, { kind, id, fields }] of ENTITIES.entries()) {
      const text = read(fileOf(at));
      expect(JSON.parse(text)).toEqual(this.expected.confirmed[at]);
      const others = (of: string) =>
        of.split("\n").filter((line) => !fields.some((one) => line.startsWith(`  "${one}": `)));
      expect(others(text)).toEqual(others(this.expected.texts[at] ?? ""));
      const { draft } = await this.desk.entity(kind, id);
      if (this.expected.drafts.has(at)) expect(draft?.value).toEqual(this.expected.drafts.get(at));
    }
    const uncommitted = git("status", "--porcelain", "--", "content").split("\n").filter(Boolean);
    expect(uncommitted).toHaveLength(this.expected.uncommitted.size);
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
