import { memo, useMemo } from "react";
import { Board } from "../../components/programme/board/board";
import { FilteredList } from "../../components/programme/filters/filtered-list";
import { indexEvents } from "../../components/programme/filters/indexed";
import type { Listing } from "../../components/programme/filters/listing";
import { type Shown, useFilters } from "../../components/programme/filters/use-filters";
import { byKey } from "../../components/programme/showings";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import { collected } from "./collected";
import { EventCards } from "./event-cards";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type Production = Fields["productions"][number];

interface MatchesProps {
  readonly block: Fields;
  readonly productions: ReadonlyMap<string, Production>;
  readonly shown: Shown<Listing<Fields["events"][number], Production>>;
}

const Matches = memo(({ block, productions, shown: { listings, view, isFiltered, now } }: MatchesProps) => {
  const events = listings.map(({ event }) => event);
  if (view === "film") return <EventCards block={block} now={now} {...collected(events)} />;
  return (
    <Board
      block={block.id}
      events={events}
      limit={null}
      shape={isFiltered ? "found" : "whole"}
      level={levelUnder(block.heading)}
      {...{ now, productions }}
    />
  );
});

/** The culture programme with filters, as rows by day or one card per event. */
export const FilteredCulture = ({ block }: { readonly block: Fields }) => {
  const productions = useMemo(() => byKey(block.productions), [block.productions]);
  const indexed = useMemo(() => indexEvents(block.events, productions), [block.events, productions]);
  const [shown, filters] = useFilters({ indexed, built: block.asOf, byProduction: siteTexts.viewByProduction });
  return (
    <FilteredList id={block.id} filters={filters} noun="events" monthPath={block.monthPath} emptyText={block.emptyText}>
      <Matches {...{ block, productions, shown }} />
    </FilteredList>
  );
};
