import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { EmptyNote } from "../../components/empty-note";
import { byKey } from "../../components/programme";
import { useAlive } from "../../components/use-alive";
import { useNow } from "../../components/use-now";
import { dateOf, type LocalDate, type LocalDateTime } from "../../rules/local-time";
import { FilterControls } from "./filter-controls";
import * as styles from "./filtered-programme.module.css";
import { filtered, stillListed } from "./filtering";
import { type Listing, traitsOf } from "./listing";
import { ResultLine } from "./result-line";
import type { Selection } from "./selection";
import { useSelection } from "./use-selection";

type ListedEvent = Queries.ListedEventFragment;
type ListedProduction = Queries.ListedProductionFragment;

/** What a programme shows now. */
export interface Shown<Event extends ListedEvent, Production extends ListedProduction> {
  readonly listings: readonly Listing<Event, Production>[];
  readonly view: Selection["view"];
  readonly now: LocalDateTime;
}

interface FilteredProgrammeProps<Event extends ListedEvent, Production extends ListedProduction> {
  readonly id: string;
  /** Earliest first. */
  readonly events: readonly Event[];
  readonly productions: readonly Production[];
  readonly buildDay: LocalDate;
  readonly noun: "showings" | "events";
  /** What the view without days is called. */
  readonly byProduction: string;
  readonly emptyText: string;
  /** Draws the list. Keep it the same from render to render: it is called again only when what is shown changes. */
  readonly children: (shown: Shown<Event, Production>) => ReactNode;
}

/** Shows what app/narrowed-at-load.ts has hidden. Laid out first, in a frame of its own, so that nobody sees it move. */
const showNarrowed = (): void => {
  const { dataset } = document.head;
  if (!("narrowing" in dataset)) return;
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.narrowing));
};

/** A programme with its filters: the controls and the count answer at once, the list follows as soon as it is drawn. */
export const FilteredProgramme = <Event extends ListedEvent, Production extends ListedProduction>({
  id,
  events,
  productions,
  buildDay,
  children,
  emptyText,
  ...words
}: FilteredProgrammeProps<Event, Production>) => {
  const now = useNow(buildDay);
  const alive = useAlive();
  const [selection, change] = useSelection();
  const today = dateOf(now);
  const indexed = useMemo(() => {
    const found = byKey(productions);
    return events.flatMap((event) => {
      const production = found.get(event.production.key);
      const listing = production && { event, production };
      return listing ? [{ listing, traits: traitsOf(listing) }] : [];
    });
  }, [events, productions]);
  const all = useMemo(() => stillListed(indexed, now), [indexed, now]);
  const found = useMemo(() => filtered(all, selection, today).length, [all, selection, today]);
  const shown = useMemo(() => ({ all, selection, today, now }), [all, selection, today, now]);
  const drawn = useDeferredValue(shown);
  const list = useMemo(() => {
    const listings = filtered(drawn.all, drawn.selection, drawn.today).map(({ listing }) => listing);
    return children({ listings, view: drawn.selection.view, now: drawn.now });
  }, [drawn, children]);
  const isDrawn = alive && drawn === shown;
  useEffect(() => {
    if (isDrawn) showNarrowed();
  }, [isDrawn]);
  return (
    <>
      <div className={styles.tools}>
        <FilterControls {...{ id, all, selection, change, today, alive }} byProduction={words.byProduction} />
        <ResultLine {...{ all, found, selection, change, today }} noun={words.noun} />
      </div>
      {all.length === 0 && <EmptyNote>{emptyText}</EmptyNote>}
      <div className={styles.list}>{list}</div>
    </>
  );
};
