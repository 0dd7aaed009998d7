import { join } from "node:path";
import { eventCode, lastEventCode } from "../../../domain/addresses/event-code";
import type { Json } from "../../../domain/json/json";
import { madeValue } from "../../../domain/json/made-value";
import { entityDefinition } from "../../../domain/kinds";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { pictureFinder } from "../../../engine/content/picture-files";
import type { Change, Checked, Desk, Draft, Entity, Lists, Overview, Problem } from "../../api/api";
import { type Form, fieldsOf } from "../../api/form";
import type { ContentChange } from "../content/changed-texts";
import type { Placed } from "../content/content-folder";
import { type ContentFolder, versionOf, without$schema } from "../content/content-folder";
import { Drafts } from "../content/drafts";
import { ContentGit } from "../content/git";
import { formOf } from "../forms/describe-form";
import { withDefaultPrices } from "../week/pattern";
import { CheckedContent } from "./checked-content";
import { kindsOf, listsOf } from "./lists";
import { NotFound } from "./not-found";
import { overviewOf } from "./overview";
import { headOf } from "./page-of";
import { type MergedChange, Saves } from "./save-changes";
import { siteOf, titleOf } from "./summaries";

/** Fields about a showing's history, which a copy does not have. */
const OWN_PAST = ["changed", "revision", "previousStart", "reason", "source", "$schema"];

/** Fields that must be unique; the editor fills them in. */
const UNSHARED = ["ediNumber"];

const nextEventCode = (entities: readonly Placed[]): string =>
  eventCode(lastEventCode(entities.map(({ value }) => value.pageReference)) + 1);

/** Copies an entity with a new title, and derives fields from it anew. */
const copyOf = (source: Placed, title: string, { form, code }: { form: Form; code: string }): Json => {
  const name = entityDefinition(source.kind).listing.titleField;
  const kept = Object.fromEntries(Object.entries(source.value).filter(([field]) => !OWN_PAST.includes(field)));
  const emptied = Object.fromEntries(UNSHARED.filter((field) => field in kept).map((field) => [field, ""]));
  const named: Json = { ...kept, ...emptied, ...(name !== null && { [name]: title }) };
  const value: Record<string, unknown> = { ...named };
  for (const { name: field, madeFrom } of fieldsOf(form, named))
    if (madeFrom !== null && field in value) value[field] = madeValue(madeFrom, { code, ...value });
  return value;
};

const MAX_SAVES_SHOWN = 8;

interface Options {
  readonly contentRoot: string;
  /** Folder of the drafts. */
  readonly stateRoot: string;
  readonly pictureFactsFile?: string;
}

/** The editors' desk, without HTTP. */
export class EditorsDesk {
  readonly folder: ContentFolder;
  readonly #content: CheckedContent;
  readonly git: ContentGit;
  readonly saves: Saves;
  readonly #drafts: Drafts;

  constructor({ contentRoot, stateRoot, pictureFactsFile }: Options) {
    this.#content = new CheckedContent(contentRoot, pictureFactsFile);
    this.folder = this.#content.folder;
    this.#drafts = new Drafts(join(stateRoot, "drafts"));
    this.git = new ContentGit(contentRoot);
    this.saves = new Saves({ content: this.#content, drafts: this.#drafts, git: this.git });
  }

  /** The content on disk, with its problems. */
  content() {
    return this.#content.read();
  }

  async desk(): Promise<Desk> {
    const { entities } = await this.folder.read();
    const { name, host } = siteOf(entities);
    return {
      siteName: String(name ?? ""),
      address: `https://${String(host ?? "")}`,
      editor: await this.git.ownName(),
      hasHistory: await this.git.isAvailable(),
      eventCode: nextEventCode(entities),
      kinds: kindsOf(entities),
    };
  }

  async lists(): Promise<Lists> {
    const { entities, problems } = await this.#content.read();
    const changed = await this.git.changedAt();
    return listsOf({ entities, problems: problems(), drafts: await this.#drafts.all(), changed });
  }

  async overview(): Promise<Overview> {
    const { entities, problems } = await this.#content.read();
    const saves = await this.git.list({ isContent: true, most: MAX_SAVES_SHOWN });
    return overviewOf({
      entities,
      problems: problems(),
      drafts: await this.#drafts.all(),
      saves: saves.map(({ message, editor, at }) => ({ message, editor, at })),
      changedPages: (await this.git.isWhole()) ? await this.git.changedAt("pages") : new Map(),
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

  /** The file of a picture that a request names; no other file on this machine can be reached. */
  async picture(asked: string): Promise<string> {
    const picture = pictureFinder(await this.pictures())(asked);
    if (picture === undefined) throw new NotFound(asked);
    return picture;
  }

  async copy(kind: string, id: string, title: string): Promise<Json> {
    const { placed, entities } = await this.#content.find(kind, id);
    const made = { form: formOf(entityDefinition(placed.kind).schema), code: nextEventCode(entities) };
    const copy = copyOf(placed, title, made);
    return placed.kind === "events" ? withDefaultPrices(copy, entities) : copy;
  }

  /** Draft of a new entity of a kind: of an object of it, or any. */
  draftOfNew(kind: string, object?: string | null): Promise<Draft | null> {
    return this.#drafts.of({ kind, id: null, object });
  }

  async dropDraft(kind: string, id: string | null, object: string | null = null): Promise<void> {
    await this.#drafts.drop({ kind, id, object });
  }

  /** Problems in a form's change, those it would cause elsewhere, and what search engines would show. */
  async check(change: Change): Promise<Checked> {
    const merged = await this.saves.merge(change);
    const { verdict, loaded } = await this.tryChange(merged);
    return { ...verdict, head: loaded && headOf({ ...merged.placed, value: merged.change.value }, loaded) };
  }

  /** Problems that changes would introduce. */
  async checkChanges(changes: readonly ContentChange[]): Promise<Problem[]> {
    return [...(await this.#content.tryChanges(changes)).introduced];
  }

  /** Dry run of a change at a given time, for the preview. */
  tryChange({ change, read }: MergedChange, moment?: LocalDateTime) {
    return this.#content.tryChanges([change], { moment, read });
  }

  /** Values of all drafts. */
  async draftValues(): Promise<readonly unknown[]> {
    return (await this.#drafts.all()).map(({ draft }) => draft.value);
  }
}
