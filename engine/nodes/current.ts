import { computedOnce } from "../../domain/collections/computed-once";
import type { Event } from "../../domain/entities/event/event";
import type { Production } from "../../domain/entities/production/production";
import { listedUntil } from "../../domain/showings/showing";
import { dateOf, type LocalDateTime } from "../../domain/time/local-time";
import type { Entry } from "../content/content";
import type { ModelEntity } from "../expand/library";
import type { LoadedContent } from "../expand/resolve-sources";
import { timesOfEvents } from "./as-of";
import { pagesOfProductions } from "./choices";

type Held = readonly Entry<ModelEntity>[];

/**
 * What has not ended: events of the build's day and later, or still running; and productions with such an event of any
 * version on their page, or with a premiere to come. Once per list, which many pages share.
 */
export const currentOf = (loaded: LoadedContent, moment: LocalDateTime): ((held: Held) => Held) => {
  const today = dateOf(moment);
  const times = timesOfEvents(loaded);
  const pages = pagesOfProductions(loaded);
  const pageOf = (id: string) => pages.get(id) ?? id;
  const isComing = ({ id, start }: Event): boolean => {
    const own = times.get(id);
    return dateOf(start) >= today || (own !== undefined && listedUntil(own.start, own.end) > moment);
  };
  const isToCome = (production: Production) =>
    production.object === "movie" && production.premiere !== undefined && production.premiere >= today;
  const onPages = [
    ...loaded.events.flatMap(({ entity }) => (isComing(entity) ? [pageOf(entity.production)] : [])),
    ...loaded.productions.flatMap(({ entity }) => (isToCome(entity) ? [pageOf(entity.id)] : [])),
  ];
  const current = new Set(onPages);
  return computedOnce((held: Held) =>
    held.filter(({ entity }) => {
      if ("hall" in entity) return isComing(entity);
      return !("object" in entity) || current.has(pageOf(entity.id));
    }),
  );
};
