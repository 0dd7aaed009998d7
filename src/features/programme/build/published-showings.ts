import { byText } from "../../../../domain/collections/by-text";
import { listedUntil } from "../../../../domain/showings/showing";
import { type ShowingState, stateAt } from "../../../../domain/showings/showing-state";
import {
  keptSince,
  type MachineData,
  type Production,
  type Programme,
  recentShowings,
  titleOf,
  type Website,
} from "./programme";

type Event = MachineData["allEvent"]["nodes"][number];

/** A showing as the calendars of the last build have it. */
export interface PublishedShowing {
  readonly sequence: number;
  /** What they show of it, joined; its start is first. */
  readonly shown: string;
}

/** By the showing's id. */
export type PublishedShowings = Readonly<Record<string, PublishedShowing>>;

interface CalendarShowing
  extends Pick<Event, "startIso" | "endIso" | "start" | "end" | "hall" | "status" | "saleOpens"> {
  readonly production: Production;
  readonly now: Pick<ShowingState, "state">;
}

/** What a calendar shows of a showing besides its description. It depends on the content only, not on the time. */
export const calendarFields = (
  { production, hall, now, startIso, endIso, start, end }: CalendarShowing,
  { address: { name, street, postalCode, city } }: Pick<Website, "address">,
) => ({
  start: startIso,
  end: endIso ?? listedUntil(start, end),
  summary: now.state === "cancelled" ? `Avlyst: ${titleOf(production)}` : titleOf(production),
  location: `${hall.name}, ${name}\n${street}, ${postalCode} ${city}`,
  status: now.state === "cancelled" ? "CANCELLED" : "CONFIRMED",
});

/** Whether a showing's own calendar says that it is sold out. */
export const isFull = ({ status }: Pick<Event, "status">): boolean => status === "soldOut";

const shownOf = (showing: CalendarShowing, website: Website): string =>
  [
    ...Object.values(calendarFields(showing, website)),
    // In its own calendar only.
    ...(showing.saleOpens === null ? [] : [showing.saleOpens]),
    ...(isFull(showing) ? [showing.status] : []),
  ].join("\n");

const raised = (written: number, shown: string, before: PublishedShowing | undefined): number => {
  if (before === undefined) return written;
  return Math.max(written, before.shown === shown ? before.sequence : before.sequence + 1);
};

/**
 * The build's data with a sequence for each showing that is higher than that of the last build when what calendars show
 * has changed, also when nobody has counted up its revision; never lower. See docs/decisions/0095.
 */
export const withSequences = (data: MachineData, before: PublishedShowings): MachineData => {
  const { website, buildMoment } = data;
  if (!website || !buildMoment) return data;
  const productions = new Map(data.allProduction.nodes.map((production) => [production.key, production]));
  const nodes = data.allEvent.nodes.map((event) => {
    const production = productions.get(event.production.key);
    const published = Object.hasOwn(before, event.key) ? before[event.key] : undefined;
    if (!production || !published) return event;
    const shown = shownOf({ ...event, production, now: stateAt(event, buildMoment.moment) }, website);
    return { ...event, sequence: raised(event.sequence, shown, published) };
  });
  return { ...data, allEvent: { nodes } };
};

/**
 * What the calendars of this build show, for the next one: in the order of ids, so that the same content is equal. A
 * showing that is no longer in the content is kept as long as a past one: it may come back, and calendars know it.
 */
export const publishedShowings = (programme: Programme, before: PublishedShowings): PublishedShowings => {
  const since = keptSince(programme.moment);
  const known = Object.entries(before).filter(([, { shown }]) => shown >= since);
  const current = recentShowings(programme).map(
    (showing) => [showing.key, { sequence: showing.sequence, shown: shownOf(showing, programme.website) }] as const,
  );
  return Object.fromEntries([...new Map([...known, ...current])].sort(byText(([key]) => key)));
};
