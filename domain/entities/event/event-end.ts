import { Remembered } from "../../collections/remembered";
import { showingEnd } from "../../showings/showing";
import type { Production } from "../production/production";
import type { Event } from "./event";

interface EventContext {
  readonly production: Production;
  readonly advertisingMinutes: number;
}

const ends = new Remembered<Event, string | null>();

/**
 * When an event ends, in content form; films start with advertising. Used by checks, opening hours, pages and nodes.
 */
export const eventEnd = (event: Event, { production, advertisingMinutes }: EventContext): string | null =>
  ends.of(event, [production, advertisingMinutes], () =>
    showingEnd({
      start: event.start,
      end: event.end,
      runningTime: production.runningTime,
      advertising: production.object === "movie" ? advertisingMinutes : 0,
    }),
  );
