import { resolve } from "node:path";
import { demonstrationWeeks, moveWeeks } from "../../domain/time/demonstration";
import { dateOf } from "../../domain/time/local-time";
import { loadNodes } from "../../engine/load/load-nodes";
import { readSettings } from "../../engine/load/read-settings";
import type { Problem } from "../../engine/problems/problem";
import { type Choice, sourceOf } from "../merge/merge-showing";
import { type Pulled, type Source, SourceFault } from "../records";
import { type Texts, textsOf } from "./file-texts";
import type { PlanItem } from "./items";
import { planArticles } from "./plan-articles";
import { planProductions, unambiguous } from "./plan-productions";
import { planShowings } from "./plan-showings";
import type { FileValue, ShowingChange } from "./planned";
import { type PresentContent, readPresentContent, type Written, withPlanned } from "./present-content";

export interface PullOptions {
  readonly contentRoot: string;
  readonly siteId: string | undefined;
  readonly sources: readonly Source[];
  readonly choice: Choice;
  /** Now, Oslo wall clock: "2026-12-01T18:00". */
  readonly moment: string;
  /** The cache file for picture facts. */
  readonly pictureFactsFile?: string;
}

export interface Plan {
  readonly items: readonly PlanItem[];
  readonly texts: Texts;
  /** When the content was read, in milliseconds since 1970: later saves are not in the plan. */
  readonly readAt: number;
  /** Problems of the content after these changes. */
  readonly problems: readonly Problem[];
  /** Whether the content can be built after these changes. */
  readonly canBeBuilt: boolean;
}

/** Now in the files' dates: a demonstration shifts them by whole weeks. */
const inFiles = ({ contentRoot, siteId, moment }: PullOptions): string => {
  const anchor = readSettings(contentRoot, siteId)?.demonstration?.anchor;
  return anchor === undefined ? moment : moveWeeks(moment, -demonstrationWeeks(anchor, dateOf(moment)));
};

/** A source that is suddenly empty is more likely out of order than the venue without a programme. */
const notEmpty = ({ name }: Source, answer: Pulled, { events, articles }: PresentContent): void => {
  const known = (list: readonly Written[]) => list.filter(({ value }) => sourceOf(value)?.name === name).length;
  const fault = (count: number, what: string) =>
    new SourceFault(
      `${name} svarte uten ${what}, og ${count} er hentet derfra før. → Kontroller kilden. Ingenting er endret.`,
    );
  if (answer.articles === null) {
    const count = known(events);
    if (count > 0 && answer.showings.length + answer.skipped.length === 0) throw fault(count, "en eneste forestilling");
  } else if (answer.articles.length === 0 && known(articles) > 0) throw fault(known(articles), "en eneste artikkel");
};

/**
 * Plans a pull: pulls all sources, one after the other, merges their data with the content, and checks the result.
 * Writes nothing.
 *
 * @throws SourceFault when a source does not answer as agreed.
 */
export const planPull = async (options: PullOptions): Promise<Plan> => {
  const { contentRoot, siteId, sources, choice, moment, pictureFactsFile } = options;
  const today = inFiles(options);
  const answers: { readonly source: Source; readonly answer: Pulled }[] = [];
  for (const source of sources) answers.push({ source, answer: await source.list(dateOf(today)) });
  // Read after the answers, which may take minutes, to include what editors have saved meanwhile.
  const readAt = Date.now();
  let present = await readPresentContent(contentRoot, siteId);
  const siblings = new Map<unknown, string>(present.events.map(({ file, value }) => [value.production, file]));
  const items: PlanItem[] = [];
  const files: FileValue[] = [];
  const changes: ShowingChange[] = [];
  for (const { source, answer } of answers) {
    notEmpty(source, answer, present);
    const pulled = unambiguous(answer);
    const productions = planProductions(present, source, pulled);
    const made = new Map(productions.files.map(({ value }) => [value?.id, value?.object]));
    const objects = new Map(present.productions.map(({ value }) => [value.id, value.object]));
    const showings = planShowings({
      present,
      source,
      pulled,
      productionOf: productions.productionOf,
      prices: { lists: present.lists, objectOf: (id) => objects.get(id) ?? made.get(id) },
      choice,
      at: moment,
      today,
    });
    const articles = planArticles({ present, source, articles: pulled.articles, choice });
    items.push(...productions.items, ...showings.items, ...articles.items);
    const written = [...productions.files, ...articles.files];
    files.push(...written);
    changes.push(...showings.changes);
    present = withPlanned(present, written, showings.changes);
  }
  const texts = await textsOf(contentRoot, files, changes, siblings);
  const { loaded, problems } = await loadNodes({
    contentRoot,
    staticRoot: resolve(contentRoot, "../static"),
    siteId,
    moment,
    unsaved: texts,
    ...(pictureFactsFile !== undefined && { pictureFactsFile }),
  });
  return { items, texts, readAt, problems, canBeBuilt: loaded !== null };
};
