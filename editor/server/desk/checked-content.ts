import { resolve } from "node:path";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import type { LoadedContent } from "../../../engine/expand/resolve-sources";
import { buildMoment } from "../../../engine/load/build-day";
import { loadContent } from "../../../engine/load/load-content";
import { readPublished } from "../../../engine/load/read-published";
import type { Problem as ContentProblem } from "../../../engine/problems/problem";
import type { Snapshot } from "../../../engine/reading/read-content";
import type { Problem, Verdict } from "../../api/api";
import { type ContentChange, changedTexts, type FileTexts } from "../content/changed-texts";
import { ContentFolder, entitiesOf, idOf, kindOfFile, type Placed } from "../content/content-folder";
import { isError, newProblems, toDeskProblem, toDeskProblems } from "./desk-problems";
import { NotFound, Unreadable } from "./not-found";
import { pastStarts } from "./past-start";
import { shownPeriod } from "./shown-text";

/** The content on disk, as read for one request. */
export interface ReadContent {
  readonly entities: readonly Placed[];
  readonly snapshot: Snapshot;
  readonly savedProblems: readonly ContentProblem[];
  /** As a build has it; null when it has errors that stop one. */
  readonly loaded: LoadedContent | null;
  readonly problems: () => readonly Problem[];
}

interface TryOptions {
  /** What the changes were made of; read again by default. */
  readonly read?: ReadContent | undefined;
  /** Exact new texts of whole files, which `changes` do not touch; null for a removed file. */
  readonly files?: FileTexts | undefined;
  /** Time to check the content at; now by default. */
  readonly moment?: LocalDateTime | undefined;
}

/** Unreadable files of a kind, which have errors and no entity. Only the one named after the id, if there is one. */
const unreadable = ({ entities, savedProblems }: ReadContent, kind: string, id: string): readonly ContentProblem[] => {
  const known = new Set(entities.map(({ file }) => file));
  const failed = savedProblems.filter(
    (problem) => isError(problem) && kindOfFile(problem.file) === kind && !known.has(problem.file),
  );
  const named = failed.filter(({ file }) => file.endsWith(`/${id}.json`));
  return named.length > 0 ? named : failed;
};

const entitiesWith = (entities: readonly Placed[], texts: FileTexts): readonly Placed[] => [
  ...entities.filter(({ file }) => !texts.has(file)),
  ...[...texts].flatMap(([file, text]) => {
    const kind = kindOfFile(file);
    if (kind === null) throw new Error(`${file} is no content file.`);
    return text === null ? [] : entitiesOf(kind, file, JSON.parse(text.replace(/^\uFEFF/, "")));
  }),
];

/** The content on disk with its check, and the check of unsaved changes. */
export class CheckedContent {
  readonly folder: ContentFolder;
  /** Cached check of the folder on disk, until something in it changes. */
  #last: { readonly key: string; readonly checked: ReturnType<CheckedContent["check"]> } | null = null;

  constructor(contentRoot: string, pictureFactsFile?: string) {
    this.folder = new ContentFolder(contentRoot, pictureFactsFile);
  }

  /** The result of a build's check, with unsaved texts. */
  async check(snapshot: Snapshot, unsaved: FileTexts = new Map(), moment: LocalDateTime = buildMoment()) {
    return loadContent({
      contentRoot: this.folder.root,
      staticRoot: resolve(this.folder.root, "../static"),
      siteId: process.env.SITE,
      today: dateOf(moment),
      moment,
      published: readPublished,
      memory: this.folder.memory,
      snapshot,
      unsaved,
      everyPlace: true,
    });
  }

  async read(): Promise<ReadContent> {
    const { entities, edition, snapshot } = await this.folder.read();
    const key = `${shownPeriod(entities, buildMoment())} ${edition}`;
    if (this.#last?.key !== key) this.#last = { key, checked: this.check(snapshot) };
    const { problems: savedProblems, loaded } = await this.#last.checked;
    return { entities, snapshot, savedProblems, loaded, problems: () => toDeskProblems(savedProblems)(entities) };
  }

  /** @throws NotFound when there is no such entity, Unreadable when it may be in an unreadable file. */
  async find(kind: string, id: string) {
    const read = await this.read();
    const placed = read.entities.find((one) => one.kind === kind && one.id === id);
    if (placed === undefined) {
      const files = unreadable(read, kind, id);
      throw files.length > 0 ? new Unreadable(files) : new NotFound(`${kind} ${id}`);
    }
    return { ...read, placed };
  }

  /** Dry run of changes on the whole content: resulting texts and problems. Nothing is written. */
  async tryChanges(changes: readonly ContentChange[], { files, moment, read }: TryOptions = {}) {
    const { entities, snapshot, problems: savedProblems } = read ?? (await this.read());
    const texts: FileTexts = new Map([...(await changedTexts(this.folder, changes, entities)), ...(files ?? [])]);
    const { problems, loaded } = await this.check(snapshot, texts, moment);
    const after = entitiesWith(entities, texts);
    const touched = after.filter(({ file }) => texts.has(file));
    const past = pastStarts(touched, entities, moment ?? buildMoment());
    const all = [...problems.map((problem) => toDeskProblem(problem, after)), ...past];
    const introduced = newProblems(all, savedProblems());
    const isHere = ({ file, entity }: Problem): boolean =>
      texts.has(file) &&
      changes.some(({ kind, value }) => value !== null && entity?.kind === kind && entity.id === idOf(kind, value));
    const verdict: Verdict = { here: all.filter(isHere), elsewhere: introduced.filter((one) => !isHere(one)) };
    return { texts, verdict, introduced, loaded };
  }
}
