import { blockDefinition } from "../../domain/blocks";
import type { BlockContext, ExpandedPage } from "../../domain/blocks/block-context";
import { byText } from "../../domain/collections/by-text";
import { computedOnce } from "../../domain/collections/computed-once";
import { fieldsOf } from "../../domain/define/object-type";
import { plainPicture } from "../../domain/fields";
import type { PageNodeSource } from "../../domain/pages/page";
import { addDays, dateOf, type LocalDateTime } from "../../domain/time/local-time";
import { byId, type Entry } from "../content/content";
import type { ModelEntity } from "../expand/library";
import type { LoadedContent, ResolvedBlock } from "../expand/resolve-sources";
import { asOf, timesOfEvents } from "./as-of";
import { choices } from "./choices";
import { currentOf } from "./current";
import { openDaysOfParts } from "./open-days";
import { paperOf } from "./paper";

/** The source of a node: an entity, or something derived from one. */
export interface NodeSource {
  /** Unique among the nodes of its type. */
  readonly key: string;
  readonly source: object;
  /** Its file in the content folder. */
  readonly file: string;
}

/** How many days ahead page data has for a part that follows the programme. */
const OPEN_DAYS_AHEAD = 56;

const comingOpenDays = (loaded: LoadedContent) => {
  const { today } = loaded;
  const after = addDays(today, OPEN_DAYS_AHEAD);
  return [...openDaysOfParts(loaded)].flatMap(([part, days]) =>
    days.filter(({ date }) => today <= date && date < after).map((day) => ({ part, ...day })),
  );
};

interface PagesWith {
  /** The first page with a fixed path. */
  readonly own: string | null;
  /** Pages of a route parameter, by value. */
  readonly expanded: readonly ExpandedPage[];
}

/** Pages with a visible block of a kind. */
const pagesWith = ({ resolvedPages }: LoadedContent, component: string): PagesWith => {
  const found = resolvedPages.filter(({ blocks }) =>
    blocks.some(({ block }) => block.component === component && !block.hide),
  );
  return {
    own: found.find(({ parameter }) => parameter === null)?.path ?? null,
    expanded: found
      .flatMap(({ parameter, path }) => (parameter === null ? [] : [{ value: parameter.value, path }]))
      .sort(byText(({ value }) => value)),
  };
};

const blockContext = (loaded: LoadedContent): BlockContext => {
  const { site } = loaded;
  const openDays = comingOpenDays(loaded);
  const known = new Map<string, PagesWith>();
  const pages = (component: string): PagesWith => {
    const found = known.get(component) ?? pagesWith(loaded, component);
    known.set(component, found);
    return found;
  };
  const chosen = (ids: readonly string[], all: readonly { readonly id: string }[]) =>
    ids.length === 0 ? all.map(({ id }) => id) : ids;
  const { halls, openingHours, contact, theme, ticketSeller, extras } = site.entity;
  return {
    searchPath: theme.search.path,
    companionPass: ticketSeller?.companionPass ?? null,
    logo: plainPicture(site.entity.theme.logo),
    accessibilityStatement: site.entity.accessibilityStatement ?? null,
    siteUrl: `https://${site.entity.host}`,
    hallIds: (ids) => chosen(ids, halls),
    hallIdsToLet: () => halls.filter(({ prices }) => prices.length > 0).map(({ id }) => id),
    extras: () => extras,
    expandedTo: (component) => pages(component).expanded,
    pageWith: (component) => pages(component).own,
    venueParts: (ids) =>
      chosen(ids, openingHours).flatMap((id) => {
        const found = openingHours.find((one) => one.id === id);
        const own = halls.filter(({ part }) => part === id).map((hall) => hall.id);
        return found ? [{ id, name: found.name, halls: own }] : [];
      }),
    openDays: (ids) => openDays.filter(({ part }) => ids.length === 0 || ids.includes(part)),
    contacts: (ids) => chosen(ids, contact).flatMap((id) => contact.filter((one) => one.id === id)),
  };
};

type Held = readonly Entry<ModelEntity>[];

/**
 * The productions of a block's events, without duplicates, so that page data has a film's facts once rather than with
 * every showing.
 */
const productionsOf = (held: Held): readonly string[] => [
  ...new Set(held.flatMap(({ entity }) => ("production" in entity ? [entity.production] : []))),
];

const dayOf = ({ entity }: Entry<ModelEntity>): string => ("start" in entity ? dateOf(entity.start) : "");

/** Events on the first days with any, so that a short list does not carry the whole season. */
const onFirstDays = (held: Held, days: number): Held => {
  const last = [...new Set(held.map(dayOf))].sort()[days - 1];
  return last === undefined ? held : held.filter((entry) => dayOf(entry) <= last);
};

interface Moments {
  readonly current: ReturnType<typeof currentOf>;
  readonly momentOf: ReturnType<typeof asOf>;
  readonly choose: ReturnType<typeof choices>;
}

/** Many pages have the same list. */
const byIdOnce = computedOnce(byId<ModelEntity>);

/** The values of a block's slots: content ids, and for events also their productions. */
const slotValues = (
  { block, slots }: ResolvedBlock,
  { current, momentOf, choose }: Moments,
): Readonly<Record<string, unknown>> => {
  const definition = blockDefinition(block.component);
  const chosen = definition?.choice ? choose(definition.choice, { slots, settings: block.settings }) : {};
  const days = definition?.horizon?.(block.settings);
  const ofNow = (held: Held): Held => {
    if (days === undefined) return held;
    return days === null ? current(held) : onFirstDays(current(held), days);
  };
  const fields: Record<string, unknown> = {};
  let last = "";
  for (const [name, { model }] of Object.entries(definition?.slots ?? {})) {
    const held = slots[name] ?? null;
    if (held === null || "entity" in held) {
      fields[name] = held?.entity.id ?? null;
      continue;
    }
    const ids = chosen[name];
    const shown = ids ? ids.flatMap((id) => byIdOnce(held).get(id) ?? []) : ofNow(held);
    fields[name] = shown.map(({ entity }) => entity.id);
    if (model === "event") fields.productions = productionsOf(shown);
    if (definition?.turns) {
      const parts = definition.partsShown?.(block.settings) ?? null;
      const own = block.data[name] === undefined ? "" : momentOf(shown, { turnsOf: definition.turns, parts });
      // Without a source nothing changes with time, so a new day does not invalidate the page.
      last = own > last ? own : last;
      fields.asOf = last;
    }
  }
  return fields;
};

/** Only a page's first block can render its h1; a later one would come after other headings. */
const givesHeading = (first: ResolvedBlock | undefined): boolean =>
  first !== undefined && (blockDefinition(first.block.component)?.givesHeading ?? false);

/** The input for page nodes: one per page of the site. */
export const pageSources = (loaded: LoadedContent, moment: LocalDateTime): readonly NodeSource[] => {
  const context = blockContext(loaded);
  const momentOf = asOf(loaded, moment);
  const times = timesOfEvents(loaded);
  const moments = { current: currentOf(loaded, moment), momentOf, choose: choices(loaded, times, moment) };
  const productions = new Map(loaded.productions.map(({ entity }) => [entity.id, entity]));
  const productionOf = (id: string) => productions.get(id);
  const fieldsOfBlock = (resolved: ResolvedBlock): object => {
    const { id, component, place, hide, settings } = resolved.block;
    const type = blockDefinition(component)?.objectType;
    const values = { ...settings, ...slotValues(resolved, moments), id, component, place, hide };
    return type ? fieldsOf(type, values, context) : {};
  };
  return loaded.resolvedPages.map(({ page, path, title, sources, meta, blocks }) => {
    const visible = blocks.filter(({ block }) => !block.hide);
    const source: PageNodeSource = {
      ...page.entity,
      path,
      title,
      sources: [...sources],
      resolved: { ...meta, keywords: [...meta.keywords] },
      showTitle: !givesHeading(visible[0]),
      paper: paperOf(visible, { address: context.siteUrl + path, today: dateOf(moment), productionOf }),
      visible: visible.map(fieldsOfBlock),
      hidden: blocks.filter(({ block }) => block.hide).map(fieldsOfBlock),
    };
    return { key: path, source, file: page.origin.file };
  });
};
