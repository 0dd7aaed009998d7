import { join } from "node:path";
import { entityDefinition } from "../../../plugins/gatsby-source-kulturhus/src/content";
import type { Problem as Found } from "../../../plugins/gatsby-source-kulturhus/src/problems/problem";
import { mergeJson } from "../../../plugins/gatsby-source-kulturhus/src/writing/merge-json";
import { isObject, type Json } from "../../../src/rules/json/json";
import type { Change, Desk, Draft, Entity, Lists, Overview, Problem, Save, Saved, Verdict } from "../../api/api";
import { labelAt } from "../../api/labels";
import { Commits, type Words } from "../content/commits";
import { ContentFolder, idOf, isKind, type Placed, versionOf } from "../content/content-folder";
import { Drafts } from "../content/drafts";
import { type History, openHistory } from "../content/history";
import { formOf } from "../forms/describe-form";
import type { PartChange } from "../several/texts-with";
import { type Planned, type SavedTogether, triedTogether, writeTogether } from "../several/together";
import { changeText } from "./change-text";
import { hasErrors, SavedCheck, toDeskProblems, tryChange } from "./check";
import { copyOf, fileFor } from "./copies";
import { kindsOf, listsOf } from "./lists";
import { overviewOf } from "./overview";
import { titleOf } from "./summaries";

/** Asked for something that is not there; answered with 404. */
export class NotFound extends Error {}

interface Options {
  readonly contentRoot: string;
  /** Where drafts are kept. */
  readonly stateRoot: string;
  readonly pictureFactsFile?: string;
}

/** Where a change goes, and what is known of the content before it. */
interface Target {
  readonly placed: Placed;
  readonly entities: readonly Placed[];
  readonly before: readonly Found[];
}

const without$schema = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== "$schema"));

/** What the editors' desk does, without HTTP. */
export class EditorsDesk {
  readonly folder: ContentFolder;
  readonly #drafts: Drafts;
  readonly #history: Promise<History>;
  /** Saves run one after the other. */
  #saving: Promise<unknown> = Promise.resolve();
  readonly #check = new SavedCheck();
  readonly #commits: Commits;

  constructor({ contentRoot, stateRoot, pictureFactsFile }: Options) {
    this.folder = new ContentFolder(contentRoot, pictureFactsFile);
    this.#drafts = new Drafts(join(stateRoot, "drafts"));
    this.#history = openHistory(contentRoot);
    this.#commits = new Commits(this.#history, this.folder.root);
  }

  /** What is on disk, and what the check says of it. */
  async #read() {
    const { entities, edition } = await this.folder.read();
    const { problems: before } = await this.#check.of(this.folder, edition);
    return { entities, before, problems: () => toDeskProblems(before)(entities) };
  }

  /** All that is on disk, with what the check says of it. */
  content() {
    return this.#read();
  }

  async desk(): Promise<Desk> {
    const { entities } = await this.folder.read();
    const { isKept, ownName } = await this.#history;
    const site = entities.find(({ kind }) => kind === "sites");
    return {
      siteName: String(site?.value.name ?? ""),
      address: `https://${String(site?.value.host ?? "")}`,
      editor: ownName,
      hasHistory: isKept,
      kinds: kindsOf(entities),
    };
  }

  async lists(): Promise<Lists> {
    const { entities, problems } = await this.#read();
    return listsOf({ entities, problems: problems(), drafts: await this.#drafts.all() });
  }

  async overview(): Promise<Overview> {
    const { entities, problems } = await this.#read();
    const saves = await (await this.#history).latest().catch(() => []);
    return overviewOf({
      entities,
      problems: problems(),
      drafts: await this.#drafts.all(),
      saves,
    });
  }

  async #find(kind: string, id: string) {
    const read = await this.#read();
    const placed = read.entities.find((one) => one.kind === kind && one.id === id);
    if (placed === undefined) throw new NotFound(`${kind} ${id}`);
    return { ...read, placed };
  }

  async entity(kind: string, id: string): Promise<Entity> {
    const { placed, entities, problems } = await this.#find(kind, id);
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
    const { placed } = await this.#find(kind, id);
    return copyOf(placed, title, formOf(entityDefinition(placed.kind).schema));
  }

  /** What somebody has begun of a new entity of a kind. */
  draftOfNew(kind: string): Promise<Draft | null> {
    return this.#drafts.of({ kind, id: null });
  }

  async dropDraft(kind: string, id: string | null): Promise<void> {
    await this.#drafts.drop({ kind, id });
  }

  /** Where a change goes: the entity's place, or that of a new one. */
  async #target({ kind, id, value }: Change) {
    if (!isKind(kind)) throw new NotFound(kind);
    if (id !== null) return this.#find(kind, id);
    const read = await this.#read();
    const file = fileFor(kind, value, read.entities);
    const { list } = entityDefinition(kind);
    const path = list === undefined ? [] : [list];
    const placed: Placed = { kind, id: idOf(kind, value), file, path, value: {} };
    return { ...read, placed };
  }

  async #verdict({ placed, entities, before }: Target, value: Json, moment?: string) {
    const text = await this.folder.textWith(placed, value);
    const { list } = entityDefinition(placed.kind);
    const inFile = entities.filter((one) => one.file === placed.file).length;
    const path = list !== undefined && placed.path.length < 2 ? [list, inFile] : placed.path;
    const { kind, file } = placed;
    return { text, ...(await tryChange(this.folder, { file, text, path, kind, value, entities, before, moment })) };
  }

  /** A change with what others have changed meanwhile, where it goes, and what the content would be with it. */
  async trial(change: Change, before: unknown, moment?: string) {
    const target = await this.#target(change);
    const current = without$schema(target.placed.value);
    const merged =
      change.id === null
        ? { value: change.value, clashes: [] }
        : mergeJson({ before, mine: change.value, theirs: current });
    const value = isObject(merged.value) ? merged.value : change.value;
    return { ...target, current, value, clashes: merged.clashes, ...(await this.#verdict(target, value, moment)) };
  }

  async check(change: Change): Promise<Verdict> {
    return (await this.#verdict(await this.#target(change), change.value)).verdict;
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

  /** Commits one file as it is now, or is no longer; false when git does not keep it. */
  commit(file: string, change: Words): Promise<boolean> {
    return this.#commits.keep([file], change);
  }

  /** What editors have begun and not saved. */
  async draftValues(): Promise<readonly unknown[]> {
    return (await this.#drafts.all()).map(({ draft }) => draft.value);
  }

  async #save(save: Save): Promise<Saved> {
    const { placed, entities, current, value, clashes, text, verdict } = await this.trial(save, save.before);
    const form = formOf(entityDefinition(placed.kind).schema);
    if (clashes.length > 0) {
      const conflicts = clashes.map(({ path, mine, theirs }) => ({
        path: [...path],
        mine: mine ?? null,
        theirs: theirs ?? null,
        label: labelAt(form, path, value),
      }));
      return { outcome: "conflict", conflicts, version: versionOf(current), theirs: current, merged: value };
    }
    const key = { kind: placed.kind, id: save.id };
    if (hasErrors(verdict)) {
      const base = save.base ?? "";
      const draft = { base, before: save.before, value: save.value, editor: save.editor };
      await this.#drafts.keep({ ...key, draft });
      return { outcome: "draft", verdict };
    }
    const after = { ...placed, value };
    const title = titleOf(after, entities);
    const message = save.id === null ? `Ny: ${title}` : changeText(title, { form, before: current, after: value });
    if (text !== (await this.folder.textOf(placed.file))) await this.folder.write(placed.file, text);
    await this.#drafts.drop(key);
    const isCommitted = await this.#commits.keep([placed.file], { message, editor: save.editor });
    return { outcome: "saved", id: idOf(placed.kind, value), message, isCommitted };
  }

  /** What the check would say of several changes at once, besides what it says already. */
  async checkTogether(changes: readonly PartChange[]): Promise<readonly Problem[]> {
    return (await triedTogether(this.folder, await this.#read(), changes)).problems;
  }

  /**
   * Writes several changes when the check passes with all of them, as one commit. `plan` gives them when it is their
   * turn, from the content as it is then.
   */
  saveTogether<Plan extends Planned>(plan: () => Promise<Plan>): Promise<SavedTogether & { readonly plan: Plan }> {
    return this.inTurn(async () => {
      const made = await plan();
      const { texts, problems } = await triedTogether(this.folder, await this.#read(), made.changes);
      if (problems.some(({ severity }) => severity === "error"))
        return { outcome: "refused", problems, plan: made } as const;
      await writeTogether(this.folder, texts);
      return { outcome: "saved", isCommitted: await this.#commits.keep([...texts.keys()], made), plan: made } as const;
    });
  }
}
