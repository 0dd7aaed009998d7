import { freeName } from "../json/free-name";
import type { Json } from "../json/json";
import { addMinutes, toEpoch } from "../time/oslo";
import { isShowingStatus } from "./showing";
import { sequenceOf } from "./showing-change";

/** Edits of one showing, in its content-file form. `now` is the time of the edit. */

const MINUTE_MS = 60_000;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const revisionOf = (event: Json): number => (typeof event.revision === "number" ? event.revision : 0);

const sequence = (event: Json): number =>
  sequenceOf({ status: isShowingStatus(event.status) ? event.status : "planned", revision: revisionOf(event) });

const without = (event: Json, ...names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name)));

/** Raises the revision where needed: calendars accept a change only when its sequence is higher than theirs. */
export const revised = (before: Json, after: Json, now: string): Json => {
  const next = { ...after, changed: now };
  return sequence(next) > sequence(before) ? next : { ...next, revision: revisionOf(before) + 1 };
};

/** Whether a showing has prices, of its own or from the site's lists. */
export type HasPrices = (event: Json) => boolean;

/** A showing's status without any notice. */
const usualStatus = (event: Json, hasPrices: HasPrices): string => {
  if (text(event.ticketUrl) !== "") return event.saleOpens === undefined ? "onSale" : "saleOpensAt";
  return hasPrices(event) ? "planned" : "free";
};

/** The time of a change, and what is known of prices then. */
interface Known {
  readonly now: string;
  readonly hasPrices: HasPrices;
}

export const cancelled = (event: Json, reason: string, now: string): Json =>
  revised(event, { ...event, status: "cancelled", reason }, now);

export const restored = (event: Json, { now, hasPrices }: Known): Json =>
  revised(event, { ...without(event, "reason", "previousStart"), status: usualStatus(event, hasPrices) }, now);

export const withStatus = (event: Json, status: string, now: string): Json =>
  event.status === "cancelled" || event.status === "moved"
    ? revised(event, { ...without(event, "reason", "previousStart"), status }, now)
    : { ...event, status, changed: now };

/** Shifts a showing's own end, if it has one, to a new start. */
export const endWith = (event: Json, start: string): Json => {
  if (text(event.end) === "") return {};
  const minutes = (toEpoch(text(event.end)) - toEpoch(text(event.start))) / MINUTE_MS;
  return { end: addMinutes(start, minutes) };
};

interface Move {
  readonly start: string;
  readonly hall: string;
  /** The notice to the audience; empty to correct the time without one. */
  readonly reason: string;
}

/** Moves a showing to another time or hall. The first published time is kept, until the showing is back there. */
export const moved = (event: Json, { start, hall, reason }: Move, { now, hasPrices }: Known): Json => {
  const there: Json = { ...event, start, hall, ...endWith(event, start) };
  const first = text(event.status === "moved" ? event.previousStart : event.start) || text(event.start);
  if (start === first && event.status === "moved")
    return revised(event, { ...without(there, "reason", "previousStart"), status: usualStatus(event, hasPrices) }, now);
  if (start === first || reason === "") return revised(event, there, now);
  return revised(event, { ...there, status: "moved", reason, previousStart: first }, now);
};

/** A showing's own history and notices to its audience. */
const OWN = [
  "id",
  "changed",
  "revision",
  "previousStart",
  "reason",
  "saleOpens",
  "note",
  "noteText",
  "source",
  "$schema",
];

const newId = (event: Json, start: string, taken: ReadonlySet<string>): string => {
  const base = `${text(event.production)}-${start.slice(5, 10).replace("-", "")}-${start.slice(11, 16).replace(":", "")}`;
  return freeName(base, (id) => taken.has(id));
};

interface Place {
  readonly start: string;
  readonly hall: string;
  readonly hasPrices: HasPrices;
}

/**
 * A new showing copied from another, with an id of its own. A ticket address that contains the other's id is adapted to
 * the new one; any other belongs to the original, and the copy is planned until it has its own.
 */
export const copied = (event: Json, { start, hall, hasPrices }: Place, taken: ReadonlySet<string>): Json => {
  const id = newId(event, start, taken);
  const address = text(event.ticketUrl);
  const isOwn = address !== "" && address.includes(text(event.id));
  const rest = without(event, ...OWN, "ticketUrl", "start", "end", "hall", "production", "status");
  const isSold = isOwn && { ticketUrl: address.replaceAll(text(event.id), id) };
  const isOther = address !== "" && !isOwn;
  const usual =
    event.status === "free"
      ? "free"
      : usualStatus({ ...rest, ...isSold, hall, production: event.production }, hasPrices);
  const status = isOther ? "planned" : usual;
  return { id, production: event.production, start, ...endWith(event, start), hall, status, ...rest, ...isSold };
};
