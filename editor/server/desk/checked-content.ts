import type { Problem } from "../../../engine/problems/problem";
import { ContentFolder, kindOfFile, type Placed } from "../content/content-folder";
import { SavedCheck, toDeskProblems } from "./check";
import { NotFound, Unreadable } from "./not-found";

interface Read {
  readonly entities: readonly Placed[];
  readonly before: readonly Problem[];
}

/** Files of a kind with errors and no entity: they cannot be read. Only the one that is named after an id, if it is. */
const unreadable = ({ entities, before }: Read, kind: string, id: string): readonly Problem[] => {
  const known = new Set(entities.map(({ file }) => file));
  const failed = before.filter(
    ({ severity, file }) => severity === "error" && kindOfFile(file) === kind && !known.has(file),
  );
  const named = failed.filter(({ file }) => file.endsWith(`/${id}.json`));
  return named.length > 0 ? named : failed;
};

/** The content on disk, with the result of its check. */
export class CheckedContent {
  readonly folder: ContentFolder;
  readonly #check = new SavedCheck();

  constructor(contentRoot: string, pictureFactsFile?: string) {
    this.folder = new ContentFolder(contentRoot, pictureFactsFile);
  }

  async read() {
    const { entities, edition } = await this.folder.read();
    const { problems: before } = await this.#check.of(this.folder, edition);
    return { entities, before, problems: () => toDeskProblems(before)(entities) };
  }

  /** @throws NotFound when there is no such entity, and Unreadable when its file may be one that cannot be read. */
  async find(kind: string, id: string) {
    const read = await this.read();
    const placed = read.entities.find((one) => one.kind === kind && one.id === id);
    if (placed === undefined) {
      const files = unreadable(read, kind, id);
      throw files.length > 0 ? new Unreadable(files) : new NotFound(`${kind} ${id}`);
    }
    return { ...read, placed };
  }
}
