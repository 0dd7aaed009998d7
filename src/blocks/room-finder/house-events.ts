import type { HouseEvent } from "../../features/letting/letting";

type Fields = Pick<Queries.RoomFinderBlockFieldsFragment, "events" | "productions">;

/** The programme in the form that the rental rules read, each event with its title. */
export const houseEvents = ({ events, productions }: Fields): readonly HouseEvent[] => {
  const titles = new Map(productions.map(({ key, title }) => [key, title]));
  return events.map(({ start, end, status, hall, production }) => ({
    start,
    end,
    status,
    hall: hall.key,
    title: titles.get(production.key) ?? "",
  }));
};
