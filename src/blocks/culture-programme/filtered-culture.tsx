import { useCallback, useMemo } from "react";
import { Board } from "../../components/programme/board/board";
import { byKey } from "../../components/programme/showings";
import { FilteredProgramme, type Listing, type Shown } from "../../features/programme/programme";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import { collected } from "./collected";
import { EventCards } from "./event-cards";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type CultureEvent = Fields["events"][number];

/** The culture programme with filters, as rows by day or one card per event. */
export const FilteredCulture = ({ block }: { readonly block: Fields }) => {
  const productions = useMemo(() => byKey(block.productions), [block.productions]);
  const draw = useCallback(
    ({ listings, view, isFiltered, now }: Shown<Listing<CultureEvent, Fields["productions"][number]>>) => {
      const events = listings.map(({ event }) => event);
      return view === "film" ? (
        <EventCards block={block} now={now} {...collected(events)} />
      ) : (
        <Board
          block={block.id}
          events={events}
          limit={null}
          shape={isFiltered ? "found" : "whole"}
          level={levelUnder(block.heading)}
          {...{ now, productions }}
        />
      );
    },
    [block, productions],
  );
  return (
    <FilteredProgramme
      id={block.id}
      events={block.events}
      productions={block.productions}
      built={block.asOf}
      noun="events"
      byProduction={siteTexts.viewByProduction}
      monthPath={block.monthPath}
      emptyText={block.emptyText}
    >
      {draw}
    </FilteredProgramme>
  );
};
