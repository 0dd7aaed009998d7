import { showingEnd } from "../../showings/showing";
import type { Production } from "../production/production";
import type { Event } from "./event";

interface EventContext {
  readonly production: Production;
  readonly advertisingMinutes: number;
}

interface KnownEnd extends EventContext {
  readonly end: string | null;
}

const ends = new WeakMap<Event, KnownEnd>();

/**
 * When an event ends, in content form; films start with advertising. Used by checks, opening hours, pages and nodes.
 */
export const eventEnd = (event: Event, { production, advertisingMinutes }: EventContext): string | null => {
  const known = ends.get(event);
  if (known?.production === production && known.advertisingMinutes === advertisingMinutes) return known.end;
  const end = showingEnd({
    start: event.start,
    end: event.end,
    runningTime: production.runningTime,
    advertising: production.object === "movie" ? advertisingMinutes : 0,
  });
  ends.set(event, { production, advertisingMinutes, end });
  return end;
};
