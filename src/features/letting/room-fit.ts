/** Which rooms are large enough for a number of people, and with which set-up. */

export interface SetupToFit {
  readonly seats: number;
}

export interface RoomToFit<Setup extends SetupToFit = SetupToFit> {
  readonly capacity: number;
  readonly setups: readonly Setup[];
}

/** The set-ups that are large enough, the one with fewest empty places first. */
export const fittingSetups = <Setup extends SetupToFit>(
  { setups }: Pick<RoomToFit<Setup>, "setups">,
  people: number,
): readonly Setup[] => setups.filter(({ seats }) => seats >= people).sort((a, b) => a.seats - b.seats);

/** The largest number of people in a room, with any set-up. */
export const largestPlaces = ({ capacity, setups }: RoomToFit): number =>
  setups.length === 0 ? capacity : Math.max(...setups.map(({ seats }) => seats));

const emptyPlaces = (room: RoomToFit, people: number): number =>
  (fittingSetups(room, people)[0]?.seats ?? largestPlaces(room)) - people;

/**
 * The rooms that are large enough, the one with fewest empty places first, then the one with most set-ups that fit. All
 * of them, in the order given, without a number of people.
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

/** The lowest rent that is open to everyone; null when there is none. */
export const lowestRent = (
  prices: readonly { readonly amount: number; readonly limited: boolean }[],
): number | null => {
  const amounts = prices.filter(({ limited }) => !limited).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
};
