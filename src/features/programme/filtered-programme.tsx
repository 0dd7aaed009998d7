import { type ReactNode, useDeferredValue, useMemo } from "react";
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
  const drawn = useDeferredValue(selection);
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
  const list = useMemo(() => {
    const listings = filtered(all, drawn, today).map(({ listing }) => listing);
    return children({ listings, view: drawn.view, now });
  }, [all, drawn, today, now, children]);
  return (
    <>
      <div className={styles.tools}>
        <FilterControls {...{ id, all, selection, change, today, alive }} byProduction={words.byProduction} />
        <ResultLine {...{ all, found, selection, change, today }} noun={words.noun} />
      </div>
      {all.length === 0 && <EmptyNote>{emptyText}</EmptyNote>}
      {list}
    </>
  );
};
