import { computedOnce } from "../../domain/collections/computed-once";
import { grouped } from "../../domain/collections/grouped";
import type { Event } from "../../domain/entities/event/event";
import { eventEnd } from "../../domain/entities/event/event-end";
import { weeklyHours } from "../../domain/entities/site/opening-hours";
import { hoursTurnsOn } from "../../domain/hours/open-now";
import type { ShowingTimes } from "../../domain/showings/showing-state";
import { addDays, dateOf, type LocalDateTime } from "../../domain/time/local-time";
import { wallClock } from "../../domain/time/oslo";
import { byId, type Entry } from "../content/content";
import type { ModelEntity } from "../expand/library";
import type { LoadedContent } from "../expand/resolve-sources";
import { openDaysOfParts } from "./open-days";

/** Wall-clock times when a showing begins, ends and goes on sale, by event id. */
export const timesOfEvents = computedOnce(
  ({ productions, events, site }: LoadedContent): ReadonlyMap<string, ShowingTimes> => {
    const { advertisingMinutes } = site.entity;
    const found = byId(productions);
    return new Map(
      events.flatMap(({ entity }) => {
        const production = found.get(entity.production)?.entity;
        if (!production) return [];
        const end = eventEnd(entity, { production, advertisingMinutes });
        const times = {
          start: wallClock(entity.start),
          end: end === null ? null : wallClock(end),
          saleOpens: entity.saleOpens === undefined ? null : wallClock(entity.saleOpens),
        };
        return [[entity.id, times] as const];
      }),
    );
  },
);

/** Opening and closing times, today and in spans from before midnight, by the part's id. */
const hoursTurns = (loaded: LoadedContent, moment: LocalDateTime): ReadonlyMap<string, readonly LocalDateTime[]> => {
  const openDays = openDaysOfParts(loaded);
  const today = dateOf(moment);
  return new Map(
    loaded.site.entity.openingHours.map((part) => {
      const hours = { ...weeklyHours(part), openDays: openDays.get(part.id) ?? [] };
      return [part.id, [addDays(today, -1), today].flatMap((day) => hoursTurnsOn(hours, day))] as const;
    }),
  );
};

type Turns = (times: ShowingTimes) => readonly LocalDateTime[];

/**
 * The moment for which a block with events is rendered: the last one before the build at which any of them changed
 * state, a part of the venue with shown hours opened or closed, or the day began. The output equals that of the build's
 * own moment, and a build some minutes later without such a change does not invalidate the page.
 */
export const asOf = (loaded: LoadedContent, moment: LocalDateTime) => {
  const times = timesOfEvents(loaded);
  const eventsOf = grouped(loaded.events, ({ entity }) => entity.production);
  const shownBy = ({ entity }: Entry<ModelEntity>): readonly Event[] => {
    if ("hall" in entity) return [entity];
    return (eventsOf.get(entity.id) ?? []).map((event) => event.entity);
  };
  const turnsOfHours = hoursTurns(loaded, moment);
  const turnsOfParts = (parts: readonly string[]) =>
    [...turnsOfHours].flatMap(([id, turns]) => (parts.length === 0 || parts.includes(id) ? turns : []));
  /** `parts` are the ids of the parts whose hours are shown: an empty list means all, null none. */
  return (
    held: readonly Entry<ModelEntity>[],
    { turnsOf, parts }: { readonly turnsOf: Turns; readonly parts: readonly string[] | null },
  ): LocalDateTime => {
    let last = `${dateOf(moment)}T00:00`;
    const ofEvents = held.flatMap(shownBy).flatMap(({ id }) => {
      const own = times.get(id);
      return own ? turnsOf(own) : [];
    });
    for (const turn of [...ofEvents, ...(parts === null ? [] : turnsOfParts(parts))])
      if (turn <= moment && turn > last) last = turn;
    return last;
  };
};
