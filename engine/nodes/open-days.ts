import { computedOnce } from "../../domain/collections/computed-once";
import { eventEnd } from "../../domain/entities/event/event-end";
import { eventDays, type OpenDay, programmeDays } from "../../domain/hours/programme-hours";
import { byId, type SiteContent } from "../content/content";

/** Days with showings for the parts of the venue that open for them, by id; no entry for the others. */
export const openDaysOfParts = computedOnce((content: SiteContent): ReadonlyMap<string, readonly OpenDay[]> => {
  const { advertisingMinutes, halls, openingHours } = content.site.entity;
  const productions = byId(content.productions);
  return new Map(
    openingHours.flatMap(({ id, followsProgramme, eventMinutesBefore }) => {
      if (!followsProgramme && eventMinutesBefore === undefined) return [];
      const hallIds = new Set(halls.filter(({ part }) => part === id).map((hall) => hall.id));
      const showings = content.events.flatMap(({ entity }) => {
        const production = productions.get(entity.production)?.entity;
        if (!production || !hallIds.has(entity.hall) || entity.status === "cancelled") return [];
        return [{ start: entity.start, end: eventEnd(entity, { production, advertisingMinutes }) }];
      });
      const days = followsProgramme
        ? programmeDays(showings, followsProgramme.minutesBefore)
        : eventDays(showings, eventMinutesBefore ?? 0);
      return [[id, days] as const];
    }),
  );
});
