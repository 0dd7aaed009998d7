import { memo, useMemo } from "react";
import { Board } from "../../components/programme/board/board";
import { ByFilm } from "../../components/programme/board/by-film";
import { FilteredList } from "../../components/programme/filters/filtered-list";
import { indexEvents } from "../../components/programme/filters/indexed";
import type { Listing } from "../../components/programme/filters/listing";
import { type Shown, useFilters } from "../../components/programme/filters/use-filters";
import { AccessLegend } from "../../components/programme/row/access-symbols";
import { byKey } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";

type Fields = Queries.ScheduleBlockFieldsFragment;
type Production = Fields["productions"][number];

interface MatchesProps {
  readonly block: Fields;
  readonly productions: ReadonlyMap<string, Production>;
  readonly shown: Shown<Listing<Fields["events"][number], Production>>;
}

const Matches = memo(({ block, productions, shown: { listings, view, isFiltered, now } }: MatchesProps) => {
  const level = levelUnder(block.heading);
  if (view === "film") return <ByFilm id={block.id} listings={listings} now={now} level={level} />;
  return (
    <>
      <Board
        block={block.id}
        events={listings.map(({ event }) => event)}
        limit={block.days}
        shape={isFiltered ? "found" : "whole"}
        {...{ now, productions, level }}
      />
      <AccessLegend events={block.events} />
    </>
  );
});

/** The programme with filters, by day or by film. */
export const FilteredSchedule = ({ block }: { readonly block: Fields }) => {
  const productions = useMemo(() => byKey(block.productions), [block.productions]);
  const indexed = useMemo(() => indexEvents(block.events, productions), [block.events, productions]);
  const [shown, filters] = useFilters({ indexed, built: block.asOf, byProduction: siteTexts.viewByFilm });
  return (
    <FilteredList
      id={block.id}
      filters={filters}
      noun="showings"
      monthPath={block.monthPath}
      emptyText={block.emptyText}
      question={block.childQuestion ? <ChildQuestion id={block.id} /> : null}
    >
      <Matches {...{ block, productions, shown }} />
    </FilteredList>
  );
};
