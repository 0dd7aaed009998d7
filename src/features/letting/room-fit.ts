/** Which rooms suit a number of people and a purpose, and with which set-up. */

export interface SetupToFit {
  readonly kind: string;
  readonly seats: number;
}

export interface RoomToFit<Setup extends SetupToFit = SetupToFit> {
  readonly capacity: number;
  readonly setups: readonly Setup[];
}

/** What rooms are rented for, by the value in addresses. */
export const PURPOSES = ["mote", "kurs", "middag", "forestilling", "kafe"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The kinds of set-up that serve a purpose. */
const KINDS: Readonly<Record<Purpose, readonly string[]>> = {
  mote: ["boardroom", "horseshoe"],
  kurs: ["classroom", "horseshoe"],
  middag: ["long-tables", "banquet"],
  forestilling: ["cinema", "standing"],
  kafe: ["cafe", "standing"],
};

/** What a visitor wants a room for; null for what has not been said. */
export interface Wish {
  readonly people: number | null;
  readonly purpose: Purpose | null;
}

const serves = ({ kind }: SetupToFit, purpose: Purpose | null): boolean =>
  purpose === null || KINDS[purpose].includes(kind);

/** The set-ups that serve the purpose and are large enough, the one with fewest empty places first. */
export const fittingSetups = <Setup extends SetupToFit>(
  { setups }: Pick<RoomToFit<Setup>, "setups">,
  { people, purpose }: Wish,
): readonly Setup[] =>
  setups.filter((setup) => serves(setup, purpose) && setup.seats >= (people ?? 0)).sort((a, b) => a.seats - b.seats);

/** The largest number of people in a room for a purpose; 0 where no set-up serves it. */
export const largestPlaces = ({ capacity, setups }: RoomToFit, purpose: Purpose | null = null): number =>
  setups.length === 0
    ? purpose === null
      ? capacity
      : 0
    : Math.max(0, ...setups.filter((setup) => serves(setup, purpose)).map(({ seats }) => seats));

const emptyPlaces = (room: RoomToFit, wish: Wish): number =>
  (fittingSetups(room, wish)[0]?.seats ?? largestPlaces(room)) - (wish.people ?? 0);

/**
 * The rooms that suit: the one with fewest empty places first, then the one with most set-ups that fit. Without a
 * number of people, those that serve the purpose in the order given.
 */
export const roomsFor = <Room extends RoomToFit>(rooms: readonly Room[], wish: Wish): readonly Room[] => {
  const suiting = rooms.filter((room) => largestPlaces(room, wish.purpose) >= (wish.people ?? 1));
  return wish.people === null
    ? suiting
    : suiting.sort(
        (a, b) =>
          emptyPlaces(a, wish) - emptyPlaces(b, wish) || fittingSetups(b, wish).length - fittingSetups(a, wish).length,
      );
};

/** The lowest rent that is open to everyone; null when there is none. */
export const lowestRent = (
  prices: readonly { readonly amount: number; readonly limited: boolean }[],
): number | null => {
  const amounts = prices.filter(({ limited }) => !limited).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
};
