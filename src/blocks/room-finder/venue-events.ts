import type { VenueEvent } from "../../features/letting/letting";

type Fields = Pick<Queries.RoomFinderBlockFieldsFragment, "events" | "productions">;

/** The programme in the form that the rental rules read, each event with its title. */
export const venueEvents = ({ events, productions }: Fields): readonly VenueEvent[] => {
  const titles = new Map(productions.map(({ key, title }) => [key, title]));
  return events.map(({ start, end, status, hall, production }) => ({
    start,
    end,
    status,
    hall: hall.key,
    title: titles.get(production.key) ?? "",
  }));
};
