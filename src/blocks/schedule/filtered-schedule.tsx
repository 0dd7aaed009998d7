import { useCallback, useMemo } from "react";
import { Board } from "../../components/programme/board/board";
import { byKey } from "../../components/programme/showings";
import { ChildQuestion } from "../../features/child-question/child-question";
import { ByFilm, FilteredProgramme, type Listing, type Shown } from "../../features/programme/programme";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";

type Fields = Queries.ScheduleBlockFieldsFragment;

/** The programme with filters, by day or by film. */
export const FilteredSchedule = ({ block }: { readonly block: Fields }) => {
  const { id, days, events } = block;
  const level = levelUnder(block.heading);
  const productions = useMemo(() => byKey(block.productions), [block.productions]);
  const draw = useCallback(
    ({ listings, view, isFiltered, now }: Shown<Listing<Fields["events"][number], Fields["productions"][number]>>) =>
      view === "film" ? (
        <ByFilm id={id} listings={listings} now={now} level={level} />
      ) : (
        <Board
          block={id}
          events={listings.map(({ event }) => event)}
          limit={days}
          shape={isFiltered ? "found" : "whole"}
          {...{ now, productions, level }}
        />
      ),
    [id, days, productions, level],
  );
  return (
    <FilteredProgramme
      id={id}
      events={events}
      productions={block.productions}
      built={block.asOf}
      noun="showings"
      byProduction={siteTexts.viewByFilm}
      monthPath={block.monthPath}
      emptyText={block.emptyText}
      question={block.childQuestion ? <ChildQuestion id={block.id} /> : null}
    >
      {draw}
    </FilteredProgramme>
  );
};
