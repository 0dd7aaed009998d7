import { isSame, type Json } from "../../../domain/json/json";
import type { Changes, SavedVersion, Undone } from "../../api/history";
import { entitiesOf, kindOfFile, without$schema } from "../content/content-folder";
import type { FileChange } from "../content/git";
import type { EditorsDesk } from "../desk/desk";
import { NotFound } from "../desk/not-found";
import { titleOf } from "../desk/summaries";
import { CannotUndo, entityChanges, undoing } from "./undo";

const MAX_SAVES = 200;
/** Limit on commits searched for the versions of one entity. */
const MAX_COMMITS_READ = 60;
/** Limit on files whose change is told: a developer's commit may have thousands. */
const MAX_FILES_TOLD = 40;

/** Changes of a file; none where it was not valid JSON. */
const readable = (file: FileChange): ReturnType<typeof entityChanges> => {
  try {
    return entityChanges([file]);
  } catch {
    return [];
  }
};

interface Named {
  readonly kind: string;
  readonly id: string;
}

/** Earlier versions of the content, and undo. Empty without git. */
export class DeskHistory {
  readonly #desk: EditorsDesk;

  constructor(desk: EditorsDesk) {
    this.#desk = desk;
  }

  /** Saves and pulls, and the latest commits of developers. */
  async saves(): Promise<readonly SavedVersion[]> {
    const { git } = this.#desk;
    const [own, all] = await Promise.all([
      git.list({ isContent: true, most: MAX_SAVES }),
      git.list({ most: MAX_SAVES }),
    ]);
    return [...own, ...all.filter(({ origin }) => origin === "code")];
  }

  async #fileOf({ kind, id }: Named): Promise<string> {
    const { entities } = await this.#desk.content();
    const found = entities.find((one) => one.kind === kind && one.id === id);
    if (found === undefined) throw new NotFound(`${kind} ${id}`);
    return found.file;
  }

  async #valueAt(commit: string, file: string, id: string): Promise<Json | null> {
    const text = await this.#desk.git.textAt(commit, file);
    const kind = kindOfFile(file);
    if (text === null || kind === null) return null;
    try {
      const found = entitiesOf(kind, file, JSON.parse(text.replace(/^\uFEFF/, ""))).find((one) => one.id === id);
      return found === undefined ? null : without$schema(found.value);
    } catch {
      return null; // The file was not valid JSON at that time.
    }
  }

  /** Saves that changed an entity, latest first. */
  async versionsOf(named: Named): Promise<readonly SavedVersion[]> {
    const file = await this.#fileOf(named);
    const commits = await this.#desk.git.list({ file, most: MAX_COMMITS_READ + 1 });
    const values = await Promise.all(commits.map(({ commit }) => this.#valueAt(commit, file, named.id)));
    // The last one is only for comparison.
    const looked = commits.slice(0, MAX_COMMITS_READ);
    return looked.filter((_, at) => values[at] !== null && !isSame(values[at], values[at + 1] ?? null));
  }

  async version(named: Named & { readonly commit: string }): Promise<Json> {
    await this.#desk.git.require(named.commit);
    const value = await this.#valueAt(named.commit, await this.#fileOf(named), named.id);
    if (value === null) throw new NotFound(`${named.kind} ${named.id} ${named.commit}`);
    return value;
  }

  /** What a commit changed, or all since then: an entity, or all, as far as `MAX_FILES_TOLD` files go. */
  async changes(commit: string, named?: Named, isSince = false): Promise<Changes> {
    const { git } = this.#desk;
    // What has been removed since has no file.
    const file = named === undefined || isSince ? {} : { file: await this.#fileOf(named) };
    const asked = { ...file, most: MAX_FILES_TOLD + 1 };
    const files = (await (isSince ? git.changesSince(commit, asked) : git.changesOf(commit, asked))) ?? [];
    const { entities } = await this.#desk.content();
    const changes = files
      .slice(0, MAX_FILES_TOLD)
      .flatMap(readable)
      .filter(({ kind, id }) => named === undefined || (kind === named.kind && id === named.id))
      .map((change) => {
        const placed = { ...change, file: "", path: [], value: change.after ?? change.before ?? {} };
        return { ...change, title: titleOf(placed, entities) };
      });
    const others = files.filter(({ file }) => kindOfFile(file) === null).length;
    return { changes, others, isCut: files.length > MAX_FILES_TOLD };
  }

  /** Files unchanged since the save; undo restores them byte for byte. */
  async #untouched(files: readonly FileChange[]): Promise<readonly FileChange[]> {
    const { folder } = this.#desk;
    const texts = await Promise.all(
      files.map(({ file }) => (kindOfFile(file) === null ? undefined : folder.textOf(file))),
    );
    return files.filter(({ after }, at) => texts[at] === after);
  }

  /** Undoes one save, and keeps later changes. */
  async undo({ commit, editor }: { readonly commit: string; readonly editor: string }): Promise<Undone> {
    const files = await this.#desk.git.changesOf(commit);
    const saves = await this.saves();
    const save = saves.find((one) => one.commit === commit);
    try {
      if (save?.origin === "code")
        throw new CannotUndo("Dette er en endring i koden. Den som laget den, må angre den.");
      if (save === undefined) throw new CannotUndo("Denne lagringen er for gammel til å angres her.");
      if (files === null) throw new CannotUndo("Dette er den første utgaven. Det finnes ingenting før den.");
      if (entityChanges(files).length === 0)
        throw new CannotUndo("Denne lagringen endret ingen tekster som kan angres her.");
      const done = await this.#desk.saves.saveChanges(async () => {
        const { entities } = await this.#desk.content();
        const untouched = await this.#untouched(files);
        const changes = undoing(entityChanges(files.filter((one) => !untouched.includes(one))), entities);
        if (changes.length === 0 && untouched.length === 0)
          throw new CannotUndo("Innholdet er allerede slik det var før denne lagringen.");
        return {
          message: `Angret: ${save.message}`,
          editor,
          changes,
          files: new Map(untouched.map(({ file, before }) => [file, before])),
        };
      });
      if (done.outcome === "saved") return { outcome: "undone", ...done.kept };
      return {
        outcome: "refused",
        why: "Innholdet ville fått feil. Rett dem først, så kan lagringen angres.",
        problems: [...done.problems],
      };
    } catch (error) {
      if (error instanceof CannotUndo) return { outcome: "refused", why: error.message, problems: [] };
      throw error;
    }
  }
}
