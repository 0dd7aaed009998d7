import type { Choosable, ChoosableEvent, ChoosableProduction } from "../../domain/blocks/define-block";
import { grouped } from "../../domain/collections/grouped";
import type { Event } from "../../domain/entities/event/event";
import type { Production } from "../../domain/entities/production/production";
import { listedUntil } from "../../domain/showings/showing";
import type { ShowingTimes } from "../../domain/showings/showing-state";
import type { LocalDateTime } from "../../domain/time/local-time";
import type { Entry } from "../content/content";
import type { ModelEntity } from "../expand/library";
import type { LoadedContent } from "../expand/loaded-content";
import type { ResolvedBlock } from "../expand/resolved-block";

/** The input of `chooses`: facts of the contents of a block's slots. */
export const choosables = (
  { events, resolvedPages }: LoadedContent,
  times: ReadonlyMap<string, ShowingTimes>,
  moment: LocalDateTime,
): ((slots: ResolvedBlock["slots"]) => Choosable) => {
  const pages = new Map(
    resolvedPages.flatMap(({ path, model, subjects }) =>
      model === "production" ? subjects.map(({ entity }) => [entity.id, path] as const) : [],
    ),
  );
  const pageOf = (id: string) => pages.get(id) ?? id;
  const eventsOf = grouped(events, ({ entity }) => entity.production);
  const eventFacts = ({ id, production, status }: Event): readonly ChoosableEvent[] => {
    const own = times.get(id);
    return own ? [{ id, page: pageOf(production), status, start: own.start, end: own.end }] : [];
  };
  const productionFacts = (production: Production): ChoosableProduction => {
    const { id, features, audience } = production;
    const toCome = (eventsOf.get(id) ?? [])
      .flatMap(({ entity }) => eventFacts(entity))
      .filter(({ status, start, end }) => status !== "cancelled" && listedUntil(start, end) > moment);
    const genres = production.object === "movie" ? production.genres : [];
    const next = toCome.map(({ start }) => start).sort()[0] ?? null;
    return { id, page: pageOf(id), genres, audience, features, next };
  };
  const entitiesIn = (slots: ResolvedBlock["slots"]) =>
    Object.entries(slots).map(([name, held]) => {
      const entries: readonly Entry<ModelEntity>[] = held === null ? [] : "entity" in held ? [held] : held;
      return [name, entries.map(({ entity }) => entity)] as const;
    });
  return (slots) => {
    const all = entitiesIn(slots);
    return {
      events: Object.fromEntries(
        all.map(([name, entities]) => [name, entities.flatMap((one) => ("hall" in one ? eventFacts(one) : []))]),
      ),
      productions: Object.fromEntries(
        all.map(([name, entities]) => [
          name,
          entities.flatMap((one) => ("object" in one ? [productionFacts(one)] : [])),
        ]),
      ),
    };
  };
};
