import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from "jsonc-parser";
import type { PublishedState } from "../../domain/publishing/published-state";
import type { LoadedContent } from "../expand/resolve-sources";
import { type LoadResult, loadContent } from "../load/load-content";
import { isError, type Problem } from "../problems/problem";
import { PLAIN_PNG } from "./test-picture";
import { SITE_FILES } from "./test-site";

export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

/** A Tuesday: the build's day in tests, unless they set another. */
const TODAY = "2026-12-01";

/** A change to the content folder before it is read, undone afterwards. */
interface Disturbance {
  readonly change: (contentRoot: string) => void;
  readonly undo: (contentRoot: string) => void;
}

export interface Circumstances {
  readonly siteId?: string | undefined;
  readonly today?: string | undefined;
  /** The moment of the build; the start of its day by default. */
  readonly moment?: string | undefined;
  /** The last build's published state. */
  readonly published?: PublishedState | null;
}

const keysOf = (field: string): JSONPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const write = (root: string, files: ReadonlyMap<string, string | Buffer>): void => {
  for (const [name, content] of files) {
    const path = join(root, name.startsWith("static/") ? "" : "content", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
};

/** Writes files to a temporary folder, with `static` beside the content, runs work on it and deletes it. */
const inFolder = async <Result>(
  files: ReadonlyMap<string, string | Buffer>,
  use: (root: string) => Promise<Result>,
): Promise<Result> => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  try {
    write(root, files);
    return await use(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

/** Line and column of a field, or of its nearest existing ancestor. */
const positionOf = (text: string, path: JSONPath): string => {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, path);
  if (node === undefined) return path.length === 0 ? "" : positionOf(text, path.slice(0, -1));
  const { offset } = node.parent?.type === "property" ? node.parent : node;
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
};

/** A problem without its fix; the desk's tests cover those. */
const withoutFix = ({ fix: _, ...problem }: Problem): Problem => problem;

/** The test site's content in memory; a test breaks one thing and compares the reported problems. */
export class TestContent {
  readonly #files = new Map<string, string | Buffer>([
    ...Object.entries(SITE_FILES).map(([name, data]) => [name, JSON.stringify(data, null, 2)] as const),
    ["images/bilde.png", PLAIN_PNG],
    ["images/logo.svg", LOGO_SVG],
    ["static/program.pdf", "%PDF-1.7"],
  ]);

  readonly #disturbances: Disturbance[] = [];

  /** Sets a field ("blocks[0].place.row"), as an editor would in the file; undefined removes it. */
  set(file: string, field: string, value: unknown): this {
    const edits = modify(this.text(file), keysOf(field), value, { formattingOptions: { tabSize: 2 } });
    return this.write(file, applyEdits(this.text(file), edits));
  }

  write(file: string, content: string | Buffer): this {
    this.#files.set(file, content);
    return this;
  }

  /** Writes a copy of another file with some fields changed. */
  copy(from: string, to: string, changes: Readonly<Record<string, unknown>>): this {
    this.write(to, this.text(from));
    for (const [field, value] of Object.entries(changes)) this.set(to, field, value);
    return this;
  }

  /** Changes the content folder beyond files' texts: a symbolic link, a permission. */
  disturb(change: Disturbance["change"], undo: Disturbance["change"] = () => {}): this {
    this.#disturbances.push({ change, undo });
    return this;
  }

  /** Deletes a file, or all files of a folder. */
  remove(name: string): this {
    for (const file of [...this.#files.keys()]) if (file.startsWith(name)) this.#files.delete(file);
    return this;
  }

  text(file: string): string {
    return String(this.#files.get(file) ?? "{}");
  }

  async load({
    siteId,
    moment,
    today = moment?.slice(0, 10) ?? TODAY,
    published = null,
  }: Circumstances = {}): Promise<LoadResult> {
    return inFolder(this.#files, async (root) => {
      const contentRoot = join(root, "content");
      for (const { change } of this.#disturbances) change(contentRoot);
      try {
        const result = await loadContent({
          contentRoot,
          staticRoot: join(root, "static"),
          siteId,
          today,
          moment,
          published: () => published,
        });
        if ((result.loaded === null) !== result.problems.some(isError)) throw new Error("only errors stop a build");
        return { ...result, problems: result.problems.map(withoutFix) };
      } finally {
        for (const { undo } of this.#disturbances) undo(contentRoot);
      }
    });
  }

  /** The problems of the content. */
  async problems(circumstances?: Circumstances): Promise<readonly Problem[]> {
    return (await this.load(circumstances)).problems;
  }

  /** The content, which must be valid. */
  async loaded(circumstances?: Circumstances): Promise<LoadedContent> {
    const { loaded, problems } = await this.load(circumstances);
    if (loaded === null) throw new Error(JSON.stringify(problems, null, 2));
    return loaded;
  }

  /**
   * The problems as text: "error pages/forside.json path: er ikke en sti. → Skriv …". A problem's position follows,
   * unless it is its field's, or that of a missing field's nearest ancestor.
   */
  async reported(circumstances?: Circumstances): Promise<readonly string[]> {
    return (await this.problems(circumstances)).map(({ severity, file, field, line, column, message, cure }) => {
      const position = line === null ? "" : `${line}:${column}`;
      const isOwn =
        position === (field && positionOf(this.text(file), keysOf(field))) || `${field}${position}` === "1:1";
      const place = [file, field, isOwn ? "" : `(${position || "no position"})`].filter(Boolean).join(" ");
      return `${severity} ${place}: ${message} → ${cure}`;
    });
  }
}

/** The problems when one field has another value. */
export const reportedWith = (file: string, field: string, value: unknown): Promise<readonly string[]> =>
  new TestContent().set(file, field, value).reported();
