import { join } from "node:path";
import type { Json } from "../../../domain/json/json";
import { entityDefinition } from "../../../domain/kinds";
import type { Change, Desk, Draft, Entity, Lists, Overview, Problem, Save, Saved, Verdict } from "../../api/api";
import { type CommitDetails, Commits } from "../content/commits";
import { type ContentFolder, idOf, versionOf } from "../content/content-folder";
import { Drafts } from "../content/drafts";
import { type History, openHistory } from "../content/history";
import { removeUnfinished } from "../content/unfinished-files";
import { formOf } from "../forms/describe-form";
import type { PartChange } from "../several/texts-with";
import { type Planned, type SavedTogether, triedTogether, writeTogether } from "../several/together";
import { changeText } from "./change-text";
import { hasErrors } from "./check";
import { CheckedContent } from "./checked-content";
import { conflictsOf } from "./conflicts";
import { copyOf } from "./copies";
import { kindsOf, listsOf } from "./lists";
import { overviewOf } from "./overview";
import { siteOf, titleOf } from "./summaries";
import { Trials, without$schema } from "./trials";

interface Options {
  readonly contentRoot: string;
  /** Where drafts are kept. */
  readonly stateRoot: string;
  readonly pictureFactsFile?: string;
}

/** What the editors' desk does, without HTTP. */
export class EditorsDesk {
  readonly folder: ContentFolder;
  readonly #content: CheckedContent;
  readonly #trials: Trials;
  readonly #drafts: Drafts;
  readonly #history: Promise<History>;
  /** Saves run one after the other. */
  #saving: Promise<unknown>;
  readonly #commits: Commits;

  constructor({ contentRoot, stateRoot, pictureFactsFile }: Options) {
    this.#content = new CheckedContent(contentRoot, pictureFactsFile);
    this.folder = this.#content.folder;
    this.#trials = new Trials(this.#content);
    this.#drafts = new Drafts(join(stateRoot, "drafts"));
    this.#history = openHistory(contentRoot);
    this.#commits = new Commits(this.#history, this.folder.root);
    this.#saving = removeUnfinished(this.folder.root).catch(() => 0);
  }

  /** All that is on disk, with what the check says of it. */
  content() {
    return this.#content.read();
  }

  async desk(): Promise<Desk> {
    const { entities } = await this.folder.read();
    const { isAvailable, ownName } = await this.#history;
    const { name, host } = siteOf(entities);
    return {
      siteName: String(name ?? ""),
      address: `https://${String(host ?? "")}`,
      editor: ownName,
      hasHistory: isAvailable,
      kinds: kindsOf(entities),
    };
  }

  async lists(): Promise<Lists> {
    const { entities, problems } = await this.#content.read();
    return listsOf({ entities, problems: problems(), drafts: await this.#drafts.all() });
  }

  async overview(): Promise<Overview> {
    const { entities, problems } = await this.#content.read();
    const saves = await (await this.#history).latest().catch(() => []);
    return overviewOf({
      entities,
      problems: problems(),
      drafts: await this.#drafts.all(),
      saves,
    });
  }

  async entity(kind: string, id: string): Promise<Entity> {
    const { placed, entities, problems } = await this.#content.find(kind, id);
    const value = without$schema(placed.value);
    return {
      kind,
      id,
      value,
      title: titleOf(placed, entities),
      file: placed.file,
      version: versionOf(value),
      draft: await this.#drafts.of({ kind, id }),
      problems: problems().filter(({ entity }) => entity?.kind === kind && entity.id === id),
    };
  }

  async pictures(): Promise<readonly string[]> {
    const { pictures } = await this.folder.read();
    return pictures.filter((picture) => /\.(jpe?g|png|webp|svg)$/i.test(picture));
  }

  async copy(kind: string, id: string, title: string): Promise<Json> {
    const { placed } = await this.#content.find(kind, id);
    return copyOf(placed, title, formOf(entityDefinition(placed.kind).schema));
  }

  /** What somebody has begun of a new entity of a kind. */
  draftOfNew(kind: string): Promise<Draft | null> {
    return this.#drafts.of({ kind, id: null });
  }

  async dropDraft(kind: string, id: string | null): Promise<void> {
    await this.#drafts.drop({ kind, id });
  }

  /** A change merged with what others have changed meanwhile, where it goes, and the check of the content with it. */
  trial(change: Change, before: unknown, moment?: string) {
    return this.#trials.merged(change, before, moment);
  }

  check(change: Change): Promise<Verdict> {
    return this.#trials.verdict(change);
  }

  save(save: Save): Promise<Saved> {
    return this.inTurn(() => this.#save(save));
  }

  /** Runs what writes to the content: one after the other, so that neither files nor commits meet. */
  inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#saving.then(work);
    this.#saving = done.catch(() => undefined);
    return done;
  }

  /** Commits one file as it is now, or is no longer; false without git, or when it refuses. */
  commit(file: string, change: CommitDetails): Promise<boolean> {
    return this.#commits.commit([file], change);
  }

  /** What editors have begun and not saved. */
  async draftValues(): Promise<readonly unknown[]> {
    return (await this.#drafts.all()).map(({ draft }) => draft.value);
  }

  async #save(save: Save): Promise<Saved> {
    const { placed, entities, current, value, clashes, text, verdict } = await this.trial(save, save.before);
    const form = formOf(entityDefinition(placed.kind).schema);
    if (clashes.length > 0) {
      const conflicts = conflictsOf(clashes, form, value);
      return { outcome: "conflict", conflicts, version: versionOf(current), theirs: current, merged: value };
    }
    const key = { kind: placed.kind, id: save.id };
    if (hasErrors(verdict)) {
      const base = save.base ?? "";
      const draft = { base, before: save.before, value: save.value, editor: save.editor };
      await this.#drafts.save({ ...key, draft });
      return { outcome: "draft", verdict };
    }
    const after = { ...placed, value };
    const title = titleOf(after, entities);
    const message = save.id === null ? `Ny: ${title}` : changeText(title, { form, before: current, after: value });
    if (text !== (await this.folder.textOf(placed.file))) await this.folder.write(placed.file, text);
    await this.#drafts.drop(key);
    const isCommitted = await this.#commits.commit([placed.file], { message, editor: save.editor });
    return { outcome: "saved", id: idOf(placed.kind, value), message, isCommitted };
  }

  /** What the check would say of several changes at once, besides what it says already. */
  async checkTogether(changes: readonly PartChange[]): Promise<readonly Problem[]> {
    return (await triedTogether(this.folder, await this.#content.read(), { changes })).problems;
  }

  /**
   * Writes several changes when the check passes with all of them, as one commit. `plan` gives them when it is their
   * turn, from the content as it is then.
   */
  saveTogether<Plan extends Planned>(plan: () => Promise<Plan>): Promise<SavedTogether & { readonly plan: Plan }> {
    return this.inTurn(async () => {
      const made = await plan();
      const { texts, problems } = await triedTogether(this.folder, await this.#content.read(), made);
      if (problems.some(({ severity }) => severity === "error"))
        return { outcome: "refused", problems, plan: made } as const;
      await writeTogether(this.folder, texts);
      return {
        outcome: "saved",
        isCommitted: await this.#commits.commit([...texts.keys()], made),
        plan: made,
      } as const;
    });
  }
}
