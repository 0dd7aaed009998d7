import { type OpenDay, programmeDays } from "../../../../../src/rules/time/programme-hours";
import { eventEnd } from "../../content/event/event-end";
import { byId, type SiteContent } from "../content";

/** Days with showings of the parts of the venue that follow the programme, by id; no entry for the others. */
export const openDaysOfParts = (content: SiteContent): ReadonlyMap<string, readonly OpenDay[]> => {
  const { advertisingMinutes, halls, openingHours } = content.site.entity;
  const productions = byId(content.productions);
  return new Map(
    openingHours.flatMap(({ id, followsProgramme }) => {
      if (!followsProgramme) return [];
      const hallIds = new Set(halls.filter(({ part }) => part === id).map((hall) => hall.id));
      const showings = content.events.flatMap(({ entity }) => {
        const production = productions.get(entity.production)?.entity;
        if (!production || !hallIds.has(entity.hall) || entity.status === "cancelled") return [];
        return [{ start: entity.start, end: eventEnd(entity, { production, advertisingMinutes }) }];
      });
      return [[id, programmeDays(showings, followsProgramme.minutesBefore)] as const];
    }),
  );
};
