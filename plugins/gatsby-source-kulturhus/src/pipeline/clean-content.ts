import { checkHtml } from "../checks/html-slips";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../content";
import { edited, type Places, placesOf } from "../define/places";
import { DEEPEST_HTML, MOST_ELEMENTS } from "../html/html-depth";
import { sanitise } from "../html/sanitise";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "../problems/problem";
import { type Content, contentOf } from "./content";

/** A link in editors' HTML and its place. */
export interface WrittenLink {
  readonly href: string;
  readonly origin: Origin;
  readonly at: FieldPath;
}

/** Where entities of a kind have HTML. */
export const htmlPlaces: ReadonlyMap<EntityName, Places<true>> = new Map(
  ENTITY_NAMES.map((name) => [
    name,
    placesOf(entityDefinition(name).schema, ({ widget }) => (widget === "html" ? true : null)),
  ]),
);

/** Sanitises all HTML of the content, once; reports what was removed and which links were found. */
export const cleanContent = (
  content: Content,
): { readonly content: Content; readonly problems: readonly Problem[]; readonly links: readonly WrittenLink[] } => {
  const problems: Problem[] = [];
  const links: WrittenLink[] = [];

  const clean = (origin: Origin, at: FieldPath, html: string): string => {
    const result = sanitise(html);
    problems.push(...checkHtml(origin, at, html));
    links.push(...result.links.map((href) => ({ href, origin, at })));
    if (result.isTooDeep) {
      problems.push(
        problemAt(origin, {
          at,
          message: `har tagger inni hverandre i mer enn ${DEEPEST_HTML} nivåer, eller flere enn ${MOST_ELEMENTS} tagger.`,
          cure: "Se etter tagger som ikke er lukket, eller del teksten opp.",
        }),
      );
    }
    if (result.removed.length > 0) {
      problems.push(
        warningAt(origin, {
          at,
          message: `har HTML som ikke er lov, og som er fjernet: ${result.removed.join(", ")}.`,
          cure: "Bruk avsnitt, mellomtitler, lister, lenker og tabeller.",
        }),
      );
    }
    return result.html;
  };

  const cleaned = contentOf((name) => {
    const places = htmlPlaces.get(name) ?? null;
    if (places === null) return content[name];
    return content[name].map(({ entity, origin }) => ({
      origin,
      entity: edited(entity, places, (html, _mark, at) => (typeof html === "string" ? clean(origin, at, html) : html)),
    }));
  });
  return { content: cleaned, problems, links };
};
