import { addDays, dateOf, type LocalDateTime } from "../../../../src/rules/local-time";
import { listedUntil } from "../../../../src/rules/showing";
import { blockDefinition } from "../blocks";
import type { BlockContext } from "../blocks/define-block";
import { toContact } from "../entities/site-node";
import { toPicture } from "../entities/to-picture";
import { asOf, timesOfEvents } from "./as-of";
import type { Entry } from "./content";
import type { ModelEntity } from "./library";
import type { LoadedContent } from "./load-content";
import { nodeId, TODAY_NODE_ID } from "./node-id";
import { openDaysOfParts } from "./open-days";
import type { ResolvedBlock, ResolvedPage } from "./resolve-sources";

const MODEL_TYPES = { production: "Production", event: "Event", article: "Article" } as const;

/** How far ahead a page carries the open days of a part that follows the programme. */
const OPEN_DAYS_AHEAD = 56;

const comingOpenDays = (loaded: LoadedContent) => {
  const { today } = loaded;
  const after = addDays(today, OPEN_DAYS_AHEAD);
  return [...openDaysOfParts(loaded)].flatMap(([part, days]) =>
    days.filter(({ date }) => today <= date && date < after).map((day) => ({ part, ...day })),
  );
};

const blockContext = (loaded: LoadedContent): BlockContext => {
  const { site } = loaded;
  const openDays = comingOpenDays(loaded);
  const chosen = (ids: readonly string[], all: readonly { readonly id: string }[]) =>
    ids.length === 0 ? all.map(({ id }) => id) : ids;
  const { halls, openingHours, contact, theme, ticketSeller } = site.entity;
  return {
    todayNode: TODAY_NODE_ID,
    searchPath: theme.search.path,
    companionPass: ticketSeller.companionPass,
    accessibilityStatement: site.entity.accessibilityStatement ?? null,
    siteUrl: `https://${site.entity.host}`,
    hallNodes: (ids) => chosen(ids, halls).map((id) => nodeId("Hall", id)),
    openingHoursNodes: (ids) => chosen(ids, openingHours).map((id) => nodeId("OpeningHours", id)),
    openDays: (ids) => openDays.filter(({ part }) => ids.length === 0 || ids.includes(part)),
    contacts: (ids) => chosen(ids, contact).flatMap((id) => contact.filter((one) => one.id === id).map(toContact)),
  };
};

type Held = readonly Entry<ModelEntity>[];

/**
 * The productions of a block's events, each once, so that pages carry a film's facts once and not with every showing.
 */
const productionsOf = (held: Held): readonly string[] => [
  ...new Set(held.flatMap(({ entity }) => ("production" in entity ? [nodeId("Production", entity.production)] : []))),
];

/** Of which day and moment a block's horizon is reckoned, and until when an event stands in lists. */
interface Horizon {
  readonly days: number | null;
  readonly moment: LocalDateTime;
  readonly untilOf: (eventId: string) => LocalDateTime;
}

/**
 * Events on the first days of a block's horizon, so that a short list does not carry the whole season. What began late
 * yesterday and goes on is among them.
 */
const withinHorizon = (held: Held, { days, moment, untilOf }: Horizon): Held => {
  if (days === null) return held;
  const today = dateOf(moment);
  const dayOf = ({ entity }: Entry<ModelEntity>) => ("start" in entity ? dateOf(entity.start) : today);
  const coming = held.filter((entry) => dayOf(entry) >= today || untilOf(entry.entity.id) > moment);
  const last = [...new Set(coming.map(dayOf))].sort()[days - 1];
  return last === undefined ? coming : coming.filter((entry) => dayOf(entry) <= last);
};

type MomentOf = ReturnType<typeof asOf>;

const slotFields = (
  { block, slots }: ResolvedBlock,
  horizon: Omit<Horizon, "days">,
  momentOf: MomentOf,
): Readonly<Record<string, unknown>> => {
  const definition = blockDefinition(block.component);
  const fields: Record<string, unknown> = {};
  for (const [name, { model }] of Object.entries(definition?.slots ?? {})) {
    const held = slots[name] ?? null;
    const idOf = ({ entity }: Entry<ModelEntity>) => nodeId(MODEL_TYPES[model], entity.id);
    if (held === null || "entity" in held) {
      fields[name] = held && idOf(held);
      continue;
    }
    const shown = withinHorizon(held, { ...horizon, days: definition?.horizon(block.settings) ?? null });
    fields[name] = shown.map(idOf);
    if (model === "event") fields.productions = productionsOf(shown);
    if (definition?.turns) fields.asOf = momentOf(shown, definition.turns);
  }
  return fields;
};

/** Only the first block of a page can give its h1; a headline further down would come after other headings. */
const givesHeading = (first: ResolvedBlock | undefined): boolean =>
  first !== undefined && (blockDefinition(first.block.component)?.givesHeading ?? false);

/** Makes the fields of Page nodes. */
export const pageFields = (loaded: LoadedContent, moment: LocalDateTime) => {
  const context = blockContext(loaded);
  const momentOf = asOf(loaded, moment);
  const times = timesOfEvents(loaded);
  const untilOf = (eventId: string) => {
    const known = times.get(eventId);
    return known ? listedUntil(known.start, known.end) : "";
  };
  const blockFields = (resolved: ResolvedBlock) => {
    const { id, component, place, hide, settings } = resolved.block;
    const own = blockDefinition(component)?.fields(settings, context) ?? {};
    return { id, component, place, hide, ...own, ...slotFields(resolved, { moment, untilOf }, momentOf) };
  };
  return (page: ResolvedPage) => {
    const { id, pageType, layout, template } = page.page.entity;
    const visible = page.blocks.filter(({ block }) => !block.hide);
    const { image } = page.meta;
    return {
      key: id,
      path: page.path,
      title: page.title,
      showTitle: !givesHeading(visible[0]),
      pageType,
      layout,
      template,
      sources: page.sources,
      blocks: visible.map(blockFields),
      hiddenBlocks: page.blocks.filter(({ block }) => block.hide).map(blockFields),
      meta: {
        ...page.meta,
        image: image && toPicture(image),
      },
    };
  };
};
