import { either } from "../../../domain/define/voices";
import { MODELS, type SourceModel } from "../../../domain/entities/models";
import type { Page } from "../../../domain/pages/page";
import type { PageSource, SourceFilter } from "../../../domain/pages/page-source";
import type { Entry, SiteContent } from "../../content/content";
import { bindingsIn } from "../../expand/bindings";
import { parametersOf } from "../../expand/expand-routes";
import type { Library } from "../../expand/library";
import { choicesAt, isComputed } from "../../expand/property-path";
import { nearest, suggestion } from "../../problems/nearest";
import { type FieldPath, type Problem, problemAt, warningAt } from "../../problems/problem";
import type { FaultyFiles } from "../../reading/faulty-files";

interface Context {
  readonly content: SiteContent;
  readonly library: Library;
  readonly faulty: FaultyFiles;
}

/** The ids that a property refers to; null for one that refers to nothing. */
const referred = ({ site, productions }: SiteContent, model: SourceModel, property: string) => {
  if (model === "event" && property === "hall") return site.entity.halls.map(({ id }) => id);
  if (model === "event" && property === "production") return productions.map(({ entity }) => entity.id);
  return null;
};

/** Whether a right filter may find nothing: what is computed changes by itself, and a hall may stand empty. */
const mayBeEmpty = (content: SiteContent, model: SourceModel, property: string): boolean =>
  isComputed(model, property) || referred(content, model, property) !== null;

const valuesInUse = ({ library }: Context, model: SourceModel, property: string): readonly string[] => [
  ...new Set(library.find(model, []).flatMap(({ entity }) => library.values(entity, property).map(String))),
];

const ofFilter = (
  page: Entry<Page>,
  { model, filter, at }: { readonly model: SourceModel; readonly filter: SourceFilter; readonly at: FieldPath },
  context: Context,
): readonly Problem[] => {
  const { property, operator, value } = filter;
  const finding = (message: string, cure: string) => ({ at: [...at, "value"], message, cure });
  if (operator === "eq") {
    if (/^:[a-z0-9-]+$/.test(value)) {
      return [
        problemAt(
          page.origin,
          finding(
            `er «${value}», men adressen til siden${either(" (path)", "")} er «${page.entity.path}» og har ingen slik del.`,
            `Skriv en verdi, eller ta «${value}» inn i ${either("path", "adressen")}.`,
          ),
        ),
      ];
    }
    const known = referred(context.content, model, property) ?? choicesAt(model, property);
    if (known !== null && !known.includes(value)) {
      return [
        problemAt(
          page.origin,
          finding(
            `er «${value}», men «${property}» er aldri det: filteret finner ingenting.`,
            suggestion(value, known),
          ),
        ),
      ];
    }
  }
  if (!context.faulty.isWhole(MODELS[model].folder) || context.library.find(model, []).length === 0) return [];
  // A value without a match today may have one tomorrow.
  if (mayBeEmpty(context.content, model, property)) return [];
  if (context.library.find(model, [filter]).length > 0) return [];
  const guess = operator === "eq" ? nearest(value, valuesInUse(context, model, property)) : null;
  return [
    warningAt(
      page.origin,
      finding(
        `er «${value}», men ingen ${MODELS[model].plural} har det i «${property}»: filteret finner ingenting.`,
        guess === null ? "Rett verdien, eller vent til det finnes noe som passer." : `Mente du «${guess}»?`,
      ),
    ),
  ];
};

const isParameter = ({ entity }: Entry<Page>, { value }: SourceFilter): boolean =>
  parametersOf(entity.path).includes(value);

const isUsed = ({ blocks, title, meta }: Page, { name }: PageSource): boolean =>
  blocks.some(({ data }) => Object.values(data).includes(name)) ||
  bindingsIn(JSON.stringify([title, meta])).some(({ source }) => source === name);

const ofSource = (page: Entry<Page>, index: number, context: Context): readonly Problem[] => {
  const source = page.entity.sources[index];
  if (!source) return [];
  const { model, filters, name } = source;
  const at = ["sources", index];
  const fixed = filters.filter((filter) => !isParameter(page, filter));
  const wrong = filters.flatMap((filter, place) =>
    isParameter(page, filter) ? [] : ofFilter(page, { model, filter, at: [...at, "filters", place] }, context),
  );
  if (wrong.length > 0) return wrong;
  const { library, faulty } = context;
  if (
    !fixed.some(({ property }) => mayBeEmpty(context.content, model, property)) &&
    faulty.isWhole(MODELS[model].folder) &&
    library.find(model, []).length > 0 &&
    library.find(model, fixed).length === 0
  ) {
    return [
      warningAt(page.origin, {
        at: [...at, "filters"],
        message: `passer ikke sammen: ingen ${MODELS[model].plural} oppfyller alle, så kilden «${name}» er tom.`,
        cure: "Fjern eller rett et av filtrene.",
      }),
    ];
  }
  return isUsed(page.entity, source) || fixed.length < filters.length
    ? []
    : [
        warningAt(page.origin, {
          at: [...at, "name"],
          message: `er «${name}», men ingen blokk på siden bruker den kilden.`,
          cure: `${either(`Skriv "${name}" i data på en blokk`, "Bruk den i en blokk")}, eller fjern kilden.`,
        }),
      ];
};

/** A route parameter without a source is reported separately; the sources' results are then meaningless. */
const hasUnusedParameter = ({ path, sources }: Page): boolean =>
  parametersOf(path).some((name) => !sources.some(({ filters }) => filters.some(({ value }) => value === name)));

/** Filters and sources have results, and a block shows them. Pages with other errors in their sources are skipped. */
export const checkFilters = (pages: readonly Entry<Page>[], context: Context): readonly Problem[] =>
  pages
    .filter(({ entity }) => !hasUnusedParameter(entity))
    .flatMap((page) => page.entity.sources.flatMap((_source, index) => ofSource(page, index, context)));
