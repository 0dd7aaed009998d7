/**
 * The public interface of renting rooms: which rooms fit, what they cost, when the venue uses them, and requesting one.
 */

export { formatLetting, type Letting, parseLetting, parsePeople, SUM_ID, sumPath } from "./letting-query";
export { requestAddress } from "./request";
export { fittingSetups, largestPlaces, PURPOSES, roomsFor, type Wish } from "./room-fit";
export { amountWords, countOf, type SumLine, sumLines, total } from "./room-sum";
export { freeDaysText, freeText, placesText, rentText } from "./room-words";
export { collisionsOn, type TakenDay, takenDays, type VenueEvent } from "./taken-days";
export { lettingTexts, type NamedRoom } from "./texts";
