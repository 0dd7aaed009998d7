import { useCallback } from "react";
import { FilteredProgramme, type Listing, type Shown } from "../../features/programme/programme";
import { siteTexts } from "../../lib/texts";
import { EventCards } from "./event-cards";

type Fields = Queries.CultureProgrammeBlockFieldsFragment;
type CultureEvent = Fields["events"][number];

/** Each production once, at its first date, with its other dates beside it. */
const together = (events: readonly CultureEvent[]) => {
  const groups = new Map<string, CultureEvent[]>();
  for (const event of events) groups.set(event.production.key, [...(groups.get(event.production.key) ?? []), event]);
  const firsts = [...groups.values()].flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
  return {
    events: firsts.map(({ first }) => first),
    later: new Map(firsts.map(({ first, others }) => [first.key, others])),
  };
};

/** The culture programme with filters, by date or with each event's dates together. */
export const FilteredCulture = ({ block }: { readonly block: Fields }) => {
  const draw = useCallback(
    ({ listings, view, now }: Shown<Listing<CultureEvent, Fields["productions"][number]>>) => {
      const events = listings.map(({ event }) => event);
      return <EventCards block={block} now={now} {...(view === "film" ? together(events) : { events })} />;
    },
    [block],
  );
  return (
    <FilteredProgramme
      id={block.id}
      events={block.events}
      productions={block.productions}
      built={block.asOf}
      noun="events"
      byProduction={siteTexts.viewByProduction}
      emptyText={block.emptyText}
    >
      {draw}
    </FilteredProgramme>
  );
};
