/** Which rooms hold a number of people, and furnished how. */

export interface SetupToFit {
  readonly seats: number;
}

export interface RoomToFit<Setup extends SetupToFit = SetupToFit> {
  readonly capacity: number;
  readonly setups: readonly Setup[];
}

/** The set-ups with places for all, the one that leaves fewest places empty first. */
export const fittingSetups = <Setup extends SetupToFit>(
  { setups }: Pick<RoomToFit<Setup>, "setups">,
  people: number,
): readonly Setup[] => setups.filter(({ seats }) => seats >= people).sort((a, b) => a.seats - b.seats);

/** The most people that a room holds, however it is furnished. */
export const largestPlaces = ({ capacity, setups }: RoomToFit): number =>
  setups.length === 0 ? capacity : Math.max(...setups.map(({ seats }) => seats));

const emptyPlaces = (room: RoomToFit, people: number): number =>
  (fittingSetups(room, people)[0]?.seats ?? largestPlaces(room)) - people;

/**
 * The rooms that hold all, the one with fewest empty places first, then the one that can be furnished in most ways. All
 * of them, as they stand, when nobody has said how many come.
 */
export const roomsFor = <Room extends RoomToFit>(rooms: readonly Room[], people: number | null): readonly Room[] =>
  people === null
    ? rooms
    : rooms
        .filter((room) => largestPlaces(room) >= people)
        .sort(
          (a, b) =>
            emptyPlaces(a, people) - emptyPlaces(b, people) ||
            fittingSetups(b, people).length - fittingSetups(a, people).length,
        );

/** The lowest rent that everybody can have; null where there is none. */
export const lowestRent = (
  prices: readonly { readonly amount: number; readonly limited: boolean }[],
): number | null => {
  const amounts = prices.filter(({ limited }) => !limited).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
};
