import { resolve } from "node:path";
import { demonstrationWeeks, moveWeeks } from "../../domain/time/demonstration";
import { dateOf } from "../../domain/time/local-time";
import { sentenceCase } from "../../domain/time/norwegian";
import { loadNodes } from "../../engine/load/load-nodes";
import { readSettings } from "../../engine/load/read-settings";
import { isError, type Problem } from "../../engine/problems/problem";
import { cancellationOf } from "../merge/as-content";
import type { Choice } from "../merge/merge-showing";
import { type PulledShowing, type Skipped, type Source, SourceFault } from "../records";
import { type Texts, textsOf } from "./file-texts";
import type { PlanItem } from "./items";
import { nameOf } from "./match-showings";
import { productionFinder } from "./plan-productions";
import { type Answer, planSource } from "./plan-source";
import type { FileValue, ShowingChange } from "./planned";
import { type PresentContent, readPresentContent } from "./present-content";

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

/** A source that nothing is taken from, and why, in Bokmål. */
export interface FailedSource {
  readonly name: string;
  readonly failure: string;
}

interface Outcome {
  readonly items: readonly PlanItem[];
  readonly texts: Texts;
  readonly failed: readonly FailedSource[];
  /** Problems of the content after these changes. */
  readonly problems: readonly Problem[];
  /** Whether the content can be built after these changes. */
  readonly canBeBuilt: boolean;
}

export interface Plan extends Outcome {
  /** When the content was read, in milliseconds since 1970: later saves are not in the plan. */
  readonly readAt: number;
}

/** Now in the files' dates: a demonstration shifts them by whole weeks. */
const inFiles = ({ contentRoot, siteId, moment }: PullOptions): string => {
  const anchor = readSettings(contentRoot, siteId)?.demonstration?.anchor;
  return anchor === undefined ? moment : moveWeeks(moment, -demonstrationWeeks(anchor, dateOf(moment)));
};

/** A source that fails leaves its own content as it is; others may be taken in the same pull. */
const failed = (name: string, why: string): FailedSource => ({
  name,
  failure: `${sentenceCase(why)} Ingenting derfra er endret.`,
});

const failedSource = ({ name }: Source, error: unknown): FailedSource => {
  if (error instanceof SourceFault) return failed(name, error.message);
  console.error(error);
  return failed(name, `noe gikk galt i lesingen. → Vis loggen til den som har ansvar for driften.`);
};

type Read = Answer | FailedSource;

/** Asks one source after the other; one that fails does not keep the others from being read. */
const readAll = async (sources: readonly Source[], today: string): Promise<readonly Read[]> => {
  const read: Read[] = [];
  for (const source of sources) {
    read.push(
      await source.list(today).then(
        (pulled) => ({ source, pulled }),
        (error: unknown) => failedSource(source, error),
      ),
    );
  }
  return read;
};

/** What the sources say together, as changes of the content, which is checked with them. */
const outcomeOf = async (
  present: PresentContent,
  answers: readonly Answer[],
  options: PullOptions,
): Promise<Outcome> => {
  const { contentRoot, siteId, choice, moment, pictureFactsFile } = options;
  const siblings = new Map<unknown, string>(present.events.map(({ file, value }) => [value.production, file]));
  const items: PlanItem[] = [];
  const files: FileValue[] = [];
  const changes: ShowingChange[] = [];
  const unusable: FailedSource[] = [];
  let next = present;
  for (const answer of answers) {
    try {
      const planned = planSource(next, answer, { choice, at: moment, today: inFiles(options) });
      items.push(...planned.items);
      files.push(...planned.files);
      changes.push(...planned.changes);
      next = planned.present;
    } catch (error) {
      unusable.push(failedSource(answer.source, error));
    }
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
  return { items, texts, failed: unusable, problems, canBeBuilt: loaded !== null };
};

/** An answer without new showings of productions that the content could not be built with. What it cancels is kept. */
const withoutUnusable = (
  { source, pulled }: Answer,
  { present, problems }: { readonly present: PresentContent; readonly problems: readonly Problem[] },
): Answer => {
  const faults = new Map(
    problems
      .filter(isError)
      .map(({ file, field, message, cure }) => [file, `${file}: «${field}» ${message} → ${cure.replace(/\.$/, "")}`]),
  );
  const productionOf = productionFinder(present, source.name);
  const whyOf = ({ production }: PulledShowing): string | undefined => {
    const id = productionOf(production);
    const file = present.productions.find(({ value }) => value.id === id)?.file;
    return file === undefined ? undefined : faults.get(file);
  };
  const unusable = pulled.showings.filter((showing) => whyOf(showing) !== undefined);
  const skipped = unusable.map(
    (showing): Skipped => ({
      id: showing.id,
      what: nameOf(showing),
      why: whyOf(showing) ?? "",
      cancels: cancellationOf(showing),
    }),
  );
  const showings = pulled.showings.filter((showing) => !unusable.includes(showing));
  return { source, pulled: { ...pulled, showings, skipped: [...pulled.skipped, ...skipped] } };
};

const unbuildable = ({ source: { name } }: Answer, { problems }: Outcome): FailedSource => {
  const [problem] = problems.filter(isError);
  const why = problem === undefined ? "" : ` ${problem.file}: ${problem.message}`;
  return failed(name, `innholdet ville ikke kunne bygges med det kilden sier.${why}`);
};

/** The outcome without the sources that the content could not be built with; null when that is not their fault. */
const withoutUnbuildable = async (
  present: PresentContent,
  answers: readonly Answer[],
  options: PullOptions,
): Promise<Outcome | null> => {
  const good: Answer[] = [];
  const bad: FailedSource[] = [];
  for (const answer of answers) {
    const tried = await outcomeOf(present, [...good, answer], options);
    if (tried.canBeBuilt) good.push(answer);
    else bad.push(unbuildable(answer, tried));
  }
  if (good.length === 0) return null;
  const outcome = await outcomeOf(present, good, options);
  return { ...outcome, failed: [...bad, ...outcome.failed] };
};

const bestOutcome = async (
  present: PresentContent,
  answers: readonly Answer[],
  options: PullOptions,
): Promise<Outcome> => {
  const together = await outcomeOf(present, answers, options);
  if (together.canBeBuilt) return together;
  const usable = answers.map((answer) => withoutUnusable(answer, { present, problems: together.problems }));
  const rest = await outcomeOf(present, usable, options);
  if (rest.canBeBuilt) return rest;
  return (answers.length < 2 ? null : await withoutUnbuildable(present, usable, options)) ?? together;
};

/**
 * Plans a pull: reads all sources, one after the other, merges their data with the content, and checks the result. A
 * source that fails is left out, with all that the content has from it as it is. Writes nothing.
 *
 * @throws SourceFault when the content cannot be read.
 */
export const planPull = async (options: PullOptions): Promise<Plan> => {
  const read = await readAll(options.sources, dateOf(inFiles(options)));
  const answers = read.flatMap((one) => ("pulled" in one ? [one] : []));
  const unread = read.flatMap((one) => ("pulled" in one ? [] : [one]));
  // Read after the answers, which may take minutes, to include what editors have saved meanwhile.
  const readAt = Date.now();
  const present = await readPresentContent(options.contentRoot, options.siteId);
  const outcome = await bestOutcome(present, answers, options);
  return { ...outcome, failed: [...unread, ...outcome.failed], readAt };
};
