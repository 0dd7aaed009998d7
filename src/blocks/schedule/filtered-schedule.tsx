import { useCallback, useMemo } from "react";
import { byKey } from "../../components/programme/showings";
import { ByFilm, FilteredProgramme, type Listing, type Shown } from "../../features/programme/programme";
import { levelUnder } from "../../lib/heading";
import { siteTexts } from "../../lib/texts";
import { Days } from "./days";

type Fields = Queries.ScheduleBlockFieldsFragment;

/** The programme with filters, day by day or film by film. */
export const FilteredSchedule = ({ block }: { readonly block: Fields }) => {
  const { id, days, events, variant } = block;
  const level = levelUnder(block.heading);
  const productions = useMemo(() => byKey(block.productions), [block.productions]);
  const draw = useCallback(
    ({ listings, view, now }: Shown<Listing<Fields["events"][number], Fields["productions"][number]>>) =>
      view === "film" ? (
        <ByFilm id={id} listings={listings} now={now} level={level} />
      ) : (
        <Days
          block={id}
          events={listings.map(({ event }) => event)}
          limit={days}
          {...{ variant, now, productions, level }}
        />
      ),
    [id, days, variant, productions, level],
  );
  return (
    <FilteredProgramme
      id={id}
      events={events}
      productions={block.productions}
      built={block.asOf}
      noun="showings"
      byProduction={siteTexts.viewByFilm}
      emptyText={block.emptyText}
    >
      {draw}
    </FilteredProgramme>
  );
};
