import { ContentFolder } from "../content/content-folder";
import { SavedCheck, toDeskProblems } from "./check";
import { NotFound } from "./not-found";

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

  /** @throws NotFound when there is no such entity. */
  async find(kind: string, id: string) {
    const read = await this.read();
    const placed = read.entities.find((one) => one.kind === kind && one.id === id);
    if (placed === undefined) throw new NotFound(`${kind} ${id}`);
    return { ...read, placed };
  }
}
