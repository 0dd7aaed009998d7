import { kroner } from "../../../domain/time/norwegian";
import { lowestRent, type RoomToFit } from "./room-fit";
import { lettingTexts } from "./texts";

/** What everybody pays at least, whatever some pay less; null when it is not known. */
export const rentText = (prices: Parameters<typeof lowestRent>[0]): string | null => {
  const lowest = lowestRent(prices);
  if (lowest === null) return null;
  return lowest === 0 ? lettingTexts.free : lettingTexts.from(kroner(lowest));
};

const mostSeats = (setups: RoomToFit["setups"]): number => Math.max(0, ...setups.map(({ seats }) => seats));

/** How many a room holds, seated and standing where more can stand. */
export const placesText = ({ capacity, setups }: RoomToFit): string => {
  const seated = mostSeats(setups.filter(({ kind }) => kind !== "standing"));
  const standing = mostSeats(setups.filter(({ kind }) => kind === "standing"));
  return seated > 0 && standing > seated
    ? lettingTexts.seatedOrStanding(seated, standing)
    : lettingTexts.most(capacity);
};
