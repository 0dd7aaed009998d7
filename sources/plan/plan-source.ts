import { hallOf } from "../merge/hall-of";
import type { Choice } from "../merge/merge-showing";
import { sourceOf } from "../merge/merge-showing";
import { type Pulled, type PulledProduction, type Source, SourceFault } from "../records";
import { type PlanItem, showings as showingCount } from "./items";
import { matchShowings } from "./match-showings";
import { planArticles } from "./plan-articles";
import { planProductions, productionFinder } from "./plan-productions";
import { planShowings } from "./plan-showings";
import type { FileValue, ShowingChange } from "./planned";
import { type PresentContent, type Written, withPlanned } from "./present-content";

export interface Answer {
  readonly source: Source;
  readonly pulled: Pulled;
}

/** A source that is suddenly empty is more likely out of order than the venue without a programme. */
const checkNotEmpty = ({ source: { name }, pulled }: Answer, { events, articles }: PresentContent): void => {
  const known = (list: readonly Written[]) => list.filter(({ value }) => sourceOf(value)?.name === name).length;
  const fault = (what: string, count: string) =>
    new SourceFault(`kilden svarte uten ${what}, og ${count} er hentet derfra før. → Kontroller kilden.`);
  if (pulled.articles === null) {
    const count = known(events);
    if (count > 0 && pulled.showings.length + pulled.skipped.length === 0) {
      throw fault("en eneste forestilling", showingCount(count));
    }
  } else if (pulled.articles.length + pulled.skipped.length === 0 && known(articles) > 0) {
    const count = known(articles);
    throw fault("en eneste artikkel", count === 1 ? "1 artikkel" : `${count} artikler`);
  }
};

/** Without the house's own showings, which its published calendars have: what is known of them is here. */
const withoutOwn = (pulled: Pulled, { events, site }: PresentContent, source: string): Pulled => {
  const own = new Map(
    events
      .filter(({ value }) => sourceOf(value)?.name !== source)
      .map(({ value }) => [`${value.id}@${site.id}`, value]),
  );
  return {
    ...pulled,
    showings: pulled.showings.filter(({ id }) => !own.has(id)),
    skipped: [
      ...pulled.skipped.filter(({ id }) => !own.has(id)),
      ...pulled.showings.flatMap(({ id, status, production: { title } }) =>
        status === "cancelled" && own.has(id) && own.get(id)?.status !== "cancelled"
          ? [{ id, what: title, why: "er husets egen, avlyst i filen og ikke her. → Avlys den her, hvis det stemmer" }]
          : [],
      ),
    ],
  };
};

interface Options {
  readonly choice: Choice;
  /** Now, Oslo wall clock. */
  readonly at: string;
  /** Now, in the files' dates. */
  readonly today: string;
}

interface PlannedSource {
  readonly items: readonly PlanItem[];
  readonly files: readonly FileValue[];
  readonly changes: readonly ShowingChange[];
  /** The content with these changes. */
  readonly present: PresentContent;
}

/**
 * Plans what one source says.
 *
 * @throws SourceFault when it suddenly says nothing.
 */
export const planSource = (present: PresentContent, answer: Answer, { choice, at, today }: Options): PlannedSource => {
  checkNotEmpty(answer, present);
  const { source } = answer;
  const pulled = withoutOwn(answer.pulled, present, source.name);
  const found = productionFinder(present, source.name);
  const matches = matchShowings({
    present,
    source,
    pulled,
    productionOf: found,
    hallOf: (name) => hallOf(name, { halls: present.halls, named: source.halls }),
    today,
  });
  const wanted = matches.all.flatMap(({ showing: { production }, known, why }) =>
    known === null && why === null && found(production) === null ? [production] : [],
  );
  const productions = planProductions(present, source, wanted);
  const objects = new Map(
    [...present.productions, ...productions.files].map(({ value }) => [value?.id, value?.object] as const),
  );
  const showings = planShowings({
    present,
    source,
    skipped: pulled.skipped,
    matches,
    productionOf: (production: PulledProduction) => found(production) ?? productions.made.get(production.id) ?? null,
    prices: { lists: present.lists, objectOf: (id) => objects.get(id) },
    choice,
    at,
    today,
  });
  const articles = planArticles({
    present,
    source,
    articles: pulled.articles,
    skipped: pulled.skipped,
    isPartial: pulled.isPartial,
    choice,
  });
  const files = [...productions.files, ...articles.files];
  return {
    items: [...productions.items, ...showings.items, ...articles.items],
    files,
    changes: showings.changes,
    present: withPlanned(present, files, showings.changes),
  };
};
