import { blockDefinition } from "../../../domain/blocks";
import { either, labelled } from "../../../domain/define/voices";
import type { SiteSettings } from "../../../domain/entities/site/site";
import type { Page } from "../../../domain/pages/page";
import { hasWindow } from "../../../domain/publishing/shown-window";
import type { SiteContent } from "../../content/content";
import { bindingsIn } from "../../expand/bindings";
import { parametersOf } from "../../expand/expand-routes";
import { openLibrary } from "../../expand/library";
import { type Problem, problemAt, warningAt } from "../../problems/problem";

/** Blocks for pages that the site itself leads to, or keeps for offline readers. */
const NEEDED_BLOCKS = ["not-found", "offline"];

const hasNeededBlock = ({ blocks }: Page): boolean =>
  blocks.some(
    ({ component, settings, hide }) =>
      !hide &&
      (NEEDED_BLOCKS.includes(component) || blockDefinition(component)?.memberScreen?.(settings) !== undefined),
  );

/** The purpose of a page that must always exist; null for other pages. */
const needFor = (page: Page, { theme, analytics }: SiteSettings): string | null => {
  const { path } = page;
  if (path === "/") return "den er forsiden";
  if (parametersOf(path).length > 0) return "den lager mange sider";
  if (theme.search.enabled && path === theme.search.path) return "søket går dit";
  if (path === analytics.page) return "spørsmålet om samtykke går dit";
  return path === "/404" || hasNeededBlock(page) ? "nettstedet trenger den" : null;
};

/** Required pages have no display window, so that no build fails or loses them on a certain day. */
const neededPages = ({ pages, site }: SiteContent): readonly Problem[] =>
  pages.flatMap(({ entity, origin }) => {
    const need = hasWindow(entity) ? needFor(entity, site.entity) : null;
    if (need === null) return [];
    return [
      problemAt(origin, {
        at: [entity.shownFrom === undefined ? "shownUntil" : "shownFrom"],
        message: `kan ikke stå på denne siden: ${need}, så den må alltid vises.`,
        cure: `${either("Fjern feltet", "La det stå tomt")}. Film, arrangement og artikkel kan ha hvert sitt tidspunkt.`,
      }),
    ];
  });

/** A page that is always shown takes its title from content that always is too. */
const borrowedTitles = (content: SiteContent): readonly Problem[] => {
  const pages = content.pages.filter(
    ({ entity: { path, title }, entity }) =>
      parametersOf(path).length === 0 && !hasWindow(entity) && bindingsIn(title).length > 0,
  );
  if (pages.length === 0) return [];
  const library = openLibrary(content, "");
  return pages.flatMap(({ entity: { title, sources }, origin }) => {
    const bound = bindingsIn(title).flatMap(({ source }) => sources.filter(({ name }) => name === source));
    const found = bound.flatMap(({ model, filters }) => library.find(model, filters).slice(0, 1));
    const passing = found.find(({ entity }) => "shownFrom" in entity || "shownUntil" in entity);
    if (passing === undefined) return [];
    return [
      warningAt(origin, {
        at: ["title"],
        message: `hentes fra ${passing.origin.file}, som bare vises en tid. Resten av tiden har siden ingen overskrift.`,
        cure: `Skriv en egen overskrift, eller gi siden de samme tidspunktene i ${labelled("shownFrom")} og ${labelled("shownUntil")}.`,
      }),
    ];
  });
};

/** Content that must always be shown has no display window. */
export const checkAlwaysShown = (content: SiteContent): readonly Problem[] => [
  ...neededPages(content),
  ...borrowedTitles(content),
];
