import { grouped } from "../../domain/collections/grouped";
import { either } from "../../domain/define/voices";
import type { SourceModel } from "../../domain/entities/models";
import { fitsFolders, isReservedPath } from "../../domain/fields/address";
import type { Page } from "../../domain/pages/page";
import type { PageSource } from "../../domain/pages/page-source";
import type { Entry } from "../content/content";
import { type Problem, problemAt } from "../problems/problem";
import type { Library, ModelEntity } from "./library";
import { isComputed } from "./property-path";

/** One page with its final path. */
export interface ConcretePage {
  readonly page: Entry<Page>;
  readonly path: string;
  /** The route parameter it was expanded from, such as { name: ":production", value: "nattekspressen-20261" }. */
  readonly parameter: { readonly name: string; readonly value: string } | null;
  /** The kind of content it was expanded from; null for a fixed path. */
  readonly model: SourceModel | null;
  /** The entities it was expanded from; empty for a fixed path. */
  readonly subjects: readonly Entry<ModelEntity>[];
}

/** A path has at most one, at the end, by the schema. */
const PARAMETER = /:[a-z0-9-]+$/;

/** The parameter of a page's path, as a list: ":production"; empty for a fixed path. */
export const parametersOf = (path: string): readonly string[] => PARAMETER.exec(path) ?? [];

const SEGMENT = /^[a-z0-9-]+$/;

/** Why an expanded address is invalid for a page; null when it is valid. */
const unfit = (path: string, value: string): string | null => {
  if (!SEGMENT.test(value)) return "med tegn som ikke kan stå i en nettadresse";
  if (!fitsFolders(path)) return "som er for lang: hver del kan ha 120 tegn, og hele stien 400";
  // The not-found page is written to a file of its own.
  return isReservedPath(path) || path === "/404" ? "som nettstedet selv bruker" : null;
};

const drivenBy = ({ filters }: PageSource, name: string) => filters.find(({ value }) => value === name);

/** Whether a file's pages come and go with time, such as one for each month with showings. */
export const comesAndGoes = ({ path, sources }: Page): boolean =>
  parametersOf(path).some((name) =>
    sources.some((source) => isComputed(source.model, drivenBy(source, name)?.property ?? "")),
  );

const expand = (page: Entry<Page>, name: string, library: Library): readonly ConcretePage[] | Problem => {
  const { path, sources } = page.entity;
  const source = sources.find((candidate) => drivenBy(candidate, name));
  const driver = source && drivenBy(source, name);
  if (!(source && driver)) {
    return problemAt(page.origin, {
      at: ["path"],
      message: `har parameteren «${name}», men ingen kilde bruker den.`,
      cure: `Gi en kilde et filter med verdien "${name}".`,
    });
  }
  const others = source.filters.filter((filter) => filter !== driver);
  const found = library
    .find(source.model, others)
    .flatMap((entry) =>
      library.values(entry.entity, driver.property).map((value) => ({ value: String(value), entry })),
    );
  const subjects = [...grouped(found, ({ value }) => value)].map(
    ([value, pairs]) => [value, pairs.map(({ entry }) => entry)] as const,
  );
  for (const [value, [subject]] of subjects) {
    const made = path.replace(name, () => value);
    const why = unfit(made, value);
    if (why === null) continue;
    return problemAt(page.origin, {
      at: ["path"],
      message: `gir adressen «${made.slice(0, 150)}» ${either(`fra ${subject?.origin.file}, `, "")}${why}.`,
      cure: SEGMENT.test(value)
        ? `Gi «${driver.property}» en annen verdi i den filen.`
        : `La filteret bruke en egenskap med bare a–z, 0–9 og bindestrek${either(", for eksempel slug", "")}.`,
    });
  }
  return subjects.map(([value, entries]) => ({
    page,
    path: path.replace(name, value),
    parameter: { name, value },
    model: source.model,
    subjects: entries,
  }));
};

const maker = ({ page, subjects }: ConcretePage): string => {
  const [subject] = subjects;
  return subject ? `${page.origin.file} (fra ${subject.origin.file})` : page.origin.file;
};

const clashes = (pages: readonly ConcretePage[]): readonly Problem[] => {
  return [...grouped(pages, ({ path }) => path)].flatMap(([path, [first, ...others]]) =>
    others.map((other) =>
      problemAt(other.page.origin, {
        at: ["path"],
        message: `lager «${path}», men det gjør også ${first ? maker(first) : ""}. Den andre er ${maker(other)}.`,
        cure: "Gi en av dem en annen adresse.",
      }),
    ),
  );
};

/** Turns page files into concrete pages: `/:production` becomes one page for each film. */
export const expandRoutes = (
  pages: readonly Entry<Page>[],
  library: Library,
): { readonly pages: readonly ConcretePage[]; readonly problems: readonly Problem[] } => {
  const results = pages.map((page): readonly ConcretePage[] | Problem => {
    const [name] = parametersOf(page.entity.path);
    return name === undefined
      ? [{ page, path: page.entity.path, parameter: null, model: null, subjects: [] }]
      : expand(page, name, library);
  });
  const concrete = results.flatMap((result) => ("message" in result ? [] : result));
  const problems = results.flatMap((result) => ("message" in result ? [result] : []));
  return { pages: concrete, problems: [...problems, ...clashes(concrete)] };
};
