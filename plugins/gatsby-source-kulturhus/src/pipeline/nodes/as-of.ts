import { grouped } from "../../../../../src/rules/collections/grouped";
import type { ShowingTimes } from "../../../../../src/rules/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../../../src/rules/time/local-time";
import { wallClock } from "../../../../../src/rules/time/oslo";
import type { Event } from "../../content/event/event";
import { eventEnd } from "../../content/event/event-end";
import { byId, type Entry } from "../content";
import type { LoadedContent } from "../load-content";
import type { ModelEntity } from "../sources/library";

/** When a showing begins, ends and comes on sale, on the wall clock; of each event, by its id. */
export const timesOfEvents = ({ productions, events, site }: LoadedContent): ReadonlyMap<string, ShowingTimes> => {
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
};

type Turns = (times: ShowingTimes) => readonly LocalDateTime[];

/**
 * The moment for which a block with events is rendered: the last one before the build at which the state of any of them
 * changed, or the day. The output is the same as for the build's own moment, and a build some minutes later without
 * such a change does not invalidate the page.
 */
export const asOf = (loaded: LoadedContent, moment: LocalDateTime) => {
  const times = timesOfEvents(loaded);
  const eventsOf = grouped(loaded.events, ({ entity }) => entity.production);
  const shownBy = ({ entity }: Entry<ModelEntity>): readonly Event[] => {
    if ("hall" in entity) return [entity];
    return (eventsOf.get(entity.id) ?? []).map((event) => event.entity);
  };
  return (held: readonly Entry<ModelEntity>[], turnsOf: Turns): LocalDateTime => {
    let last = `${dateOf(moment)}T00:00`;
    for (const { id } of held.flatMap(shownBy)) {
      const own = times.get(id);
      for (const turn of own ? turnsOf(own) : []) if (turn <= moment && turn > last) last = turn;
    }
    return last;
  };
};
