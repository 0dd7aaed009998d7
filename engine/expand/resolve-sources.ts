import { type Block, blockDefinition } from "../../domain/blocks";
import { either } from "../../domain/define/voices";
import type { Picture } from "../../domain/fields";
import type { PageSource } from "../../domain/pages/page-source";
import type { LocalDate } from "../../domain/time/local-time";
import type { Entry, SiteContent } from "../content/content";
import { type Problem, problemAt, warningAt } from "../problems/problem";
import { bindingsIn, fillBindings } from "./bindings";
import type { ConcretePage } from "./expand-routes";
import type { Library, ModelEntity } from "./library";

/** A block with the entities in its slots. */
export interface ResolvedBlock {
  readonly block: Block;
  readonly slots: Readonly<Record<string, Entry<ModelEntity> | readonly Entry<ModelEntity>[] | null>>;
}

interface Compared {
  /** The page's blocks now, and with everything shown, in the same order. */
  readonly now: readonly ResolvedBlock[];
  readonly whole: readonly ResolvedBlock[];
  readonly reasonHidden: (entity: ModelEntity) => string;
}

/** Blocks whose required entity is not shown now, with the check's message for each. */
const waitingBlocks = (
  { page: { origin } }: ConcretePage,
  { now, whole, reasonHidden }: Compared,
): ReadonlyMap<ResolvedBlock, Problem> =>
  new Map(
    now.flatMap((block, index) =>
      Object.entries(whole[index]?.slots ?? {}).flatMap(([slot, held]) => {
        if (block.slots[slot] !== null || held === null || !("entity" in held)) return [];
        const problem = warningAt(origin, {
          at: ["blocks", index, "data", slot],
          message: `henter innhold som ${reasonHidden(held.entity)}${either(`, fra ${held.origin.file}`, "")}. Blokken er borte så lenge.`,
          cure: `Er det ikke meningen, så rett tidspunktene ${either("i den filen", "der")}.`,
        });
        return [[block, problem] as const];
      }),
    ),
  );

export interface ResolvedMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image: Picture | null;
}

/** A page with all entities that it shows, for the links in GraphQL. */
export interface ResolvedPage extends ConcretePage {
  readonly title: string;
  readonly sources: readonly PageSource[];
  readonly blocks: readonly ResolvedBlock[];
  readonly meta: ResolvedMeta;
}

/** A content folder that can be built. */
export interface LoadedContent extends SiteContent {
  readonly resolvedPages: readonly ResolvedPage[];
  readonly today: LocalDate;
}

interface Resolving {
  readonly library: Library;
  readonly locale: string;
  /** The library of the whole content, and why an entity is missing from `library`. */
  readonly everything: Library;
  readonly reasonHidden: (entity: ModelEntity) => string;
}

type SourceResults = ReadonlyMap<string, readonly Entry<ModelEntity>[]>;

const fillParameter = (source: PageSource, { parameter }: ConcretePage): PageSource =>
  parameter === null
    ? source
    : {
        ...source,
        filters: source.filters.map((filter) =>
          filter.value === parameter.name ? { ...filter, value: parameter.value } : filter,
        ),
      };

const isPicture = (value: unknown): value is Picture =>
  typeof value === "object" && value !== null && "image" in value && "alt" in value && "focalPoint" in value;

const resolveBlock = (block: Block, results: SourceResults): ResolvedBlock => {
  const slots = blockDefinition(block.component)?.slots ?? {};
  return {
    block,
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, { collection }]) => {
        const found = results.get(block.data[slot] ?? "") ?? [];
        return [slot, collection ? found : (found[0] ?? null)];
      }),
    ),
  };
};

const filtersOf = (page: ConcretePage, name: string | undefined): string => {
  const source = page.page.entity.sources.find((candidate) => candidate.name === name);
  const filters = source === undefined ? [] : fillParameter(source, page).filters;
  const reported = filters.map(
    ({ property, value, operator }) => `${property} ${operator === "eq" ? "=" : "passer"} ${value}`,
  );
  return `Kilden har ${reported.length === 1 ? "filteret" : "filtrene"} ${reported.join(" og ")}.`;
};

const emptySlots = (
  page: ConcretePage,
  blocks: readonly ResolvedBlock[],
  waiting: ReadonlyMap<ResolvedBlock, Problem>,
): readonly Problem[] =>
  blocks.flatMap((resolved, index) =>
    Object.entries(blockDefinition(resolved.block.component)?.slots ?? {}).flatMap(([slot, { optional }]) =>
      !waiting.has(resolved) && resolved.slots[slot] === null && (!optional || resolved.block.data[slot] !== undefined)
        ? [
            problemAt(page.page.origin, {
              at: ["blocks", index, "data", slot],
              message: `finner ingenting på ${page.path}: kilden «${resolved.block.data[slot] ?? ""}» er tom der.`,
              cure: `${either(`${filtersOf(page, resolved.block.data[slot])} `, "")}Rett det som er feil der, legg inn innholdet som mangler, eller fjern blokken.`,
            }),
          ]
        : [],
    ),
  );

const inReadingOrder = (a: ResolvedBlock, b: ResolvedBlock): number =>
  a.block.place.row - b.block.place.row ||
  a.block.place.column - b.block.place.column ||
  a.block.place.order - b.block.place.order;

const resolveMeta = (
  concrete: ConcretePage,
  results: SourceResults,
  library: Library,
  locale: string,
): ResolvedMeta => {
  const { title, description, keywords, image } = concrete.page.entity.meta[locale] ?? {
    title: concrete.page.entity.title,
    description: "",
    keywords: [],
    image: undefined,
  };
  const values = (source: string, property: string) => {
    const [entry] = results.get(source) ?? [];
    return entry ? library.values(entry.entity, property) : [];
  };
  const fill = (text: string) =>
    fillBindings(text, ({ source, property }) => String(values(source, property)[0] ?? "")).trim();
  const [binding] = bindingsIn(image ?? "");
  const bound = binding && values(binding.source, binding.property.replace(/\.image$/, "")).find(isPicture);
  const plain = image === undefined || binding ? null : { image, alt: "", focalPoint: { x: 0.5, y: 0.5 } };
  return { title: fill(title), description: fill(description), keywords, image: bound ?? plain };
};

const resultsOf = (sources: readonly PageSource[], library: Library): SourceResults =>
  new Map(
    sources.map(({ name, model, collection, filters }) => {
      const found = library.find(model, filters);
      return [name, collection ? found : found.slice(0, 1)];
    }),
  );

/** Resolves each source of a page, fills the blocks' slots and replaces the bindings. */
export const resolvePage = (
  concrete: ConcretePage,
  { library, everything, reasonHidden, locale }: Resolving,
): { readonly page: ResolvedPage; readonly problems: readonly Problem[] } => {
  const { entity } = concrete.page;
  const sources = entity.sources.map((source) => fillParameter(source, concrete));
  const results = resultsOf(sources, library);
  const resolvedBy = (from: SourceResults) => entity.blocks.map((block) => resolveBlock(block, from));
  const blocks = resolvedBy(results);
  const waiting =
    library === everything
      ? new Map<ResolvedBlock, Problem>()
      : waitingBlocks(concrete, { now: blocks, whole: resolvedBy(resultsOf(sources, everything)), reasonHidden });
  const title = fillBindings(entity.title, ({ source, property }) => {
    const [entry] = results.get(source) ?? [];
    return entry ? String(library.values(entry.entity, property)[0] ?? "") : "";
  });
  return {
    page: {
      ...concrete,
      title,
      sources,
      blocks: blocks.filter((block) => !waiting.has(block)).sort(inReadingOrder),
      meta: resolveMeta(concrete, results, library, locale),
    },
    problems: [...emptySlots(concrete, blocks, waiting), ...waiting.values()],
  };
};
