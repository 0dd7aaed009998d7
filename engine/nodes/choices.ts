import type { Choice, ChoosableEvent, ChoosableProduction, SlotFacts } from "../../domain/blocks/choice";
import { computedOnce } from "../../domain/collections/computed-once";
import { grouped } from "../../domain/collections/grouped";
import type { Event } from "../../domain/entities/event/event";
import { occasionFacts } from "../../domain/entities/event/occasion-facts";
import type { Production } from "../../domain/entities/production/production";
import { listedUntil } from "../../domain/showings/showing";
import type { ShowingTimes } from "../../domain/showings/showing-state";
import type { LocalDateTime } from "../../domain/time/local-time";
import { byId, type Entry } from "../content/content";
import type { ModelEntity } from "../expand/library";
import type { LoadedContent, ResolvedBlock } from "../expand/resolve-sources";

type Held = readonly Entry<ModelEntity>[];

const NONE: Held = [];
const NOTHING: SlotFacts = { events: [], productions: [] };

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Readonly<Record<string, Result>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const heldIn = (slots: ResolvedBlock["slots"], slot: string): Held => {
  const held = slots[slot] ?? null;
  return held === null ? NONE : "entity" in held ? [held] : held;
};

/** The paths of productions' pages, by production id. Versions of a film share a page. */
export const pagesOfProductions = computedOnce(
  ({ resolvedPages }: LoadedContent): ReadonlyMap<string, string> =>
    new Map(
      resolvedPages.flatMap(({ path, model, subjects }) =>
        model === "production" ? subjects.map(({ entity }) => [entity.id, path] as const) : [],
      ),
    ),
);

/** The facts of entities, each computed once however many pages use it. */
const factsOfEntities = (
  loaded: LoadedContent,
  times: ReadonlyMap<string, ShowingTimes>,
  moment: LocalDateTime,
): ((held: Held) => SlotFacts) => {
  const pages = pagesOfProductions(loaded);
  const pageOf = (id: string) => pages.get(id) ?? id;
  const eventsOf = grouped(loaded.events, ({ entity }) => entity.production);
  const productionsById = byId(loaded.productions);
  const eventFacts = (event: Event): readonly ChoosableEvent[] => {
    const own = times.get(event.id);
    const production = productionsById.get(event.production)?.entity;
    if (!own || !production) return [];
    const { id, status, ticketUrl = null } = event;
    const { end, saleOpens } = own;
    const shown = { page: pageOf(production.id), production: { key: production.id }, end, saleOpens };
    return [{ ...occasionFacts(event, production), ...shown, id, status, ticketUrl }];
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
  const factsOf = computedOnce(({ entity }: Entry<ModelEntity>): SlotFacts => {
    if ("hall" in entity) return { events: eventFacts(entity), productions: [] };
    return { events: [], productions: "object" in entity ? [productionFacts(entity)] : [] };
  });
  return (held) => {
    const facts = held.map(factsOf);
    return {
      events: facts.flatMap((one) => one.events),
      productions: facts.flatMap((one) => one.productions),
    };
  };
};

interface Chooser {
  readonly slots: ResolvedBlock["slots"];
  readonly settings: ResolvedBlock["block"]["settings"];
}

/** The ids that blocks choose among the contents of their slots, by slot. */
export const choices = (
  loaded: LoadedContent,
  times: ReadonlyMap<string, ShowingTimes>,
  moment: LocalDateTime,
): ((choice: Choice, block: Chooser) => Readonly<Record<string, readonly string[]>>) => {
  const factsOf = factsOfEntities(loaded, times, moment);
  /** Pages with the same source share its list (`Library`), so values derived from a list serve all of them. */
  const derivations = computedOnce(({ shared }: Choice) =>
    mapValues(shared, (derive) => computedOnce((held: Held) => ({ value: derive(factsOf(held)) }))),
  );
  return (choice, { slots, settings }) =>
    choice.choose({
      own: (slot) => (Object.hasOwn(choice.shared, slot) ? NOTHING : factsOf(heldIn(slots, slot))),
      shared: mapValues(derivations(choice), (derive, slot) => derive(heldIn(slots, slot)).value),
      settings,
      moment,
    });
};
