import { edited, type Places, placesOf } from "../../domain/define/places";
import { either } from "../../domain/define/voices";
import { MAX_ELEMENTS, MAX_HTML_DEPTH } from "../../domain/html/html-depth";
import { sanitise } from "../../domain/html/sanitise";
import { ENTITY_NAMES, type EntityName, entityDefinition } from "../../domain/kinds";
import { type FieldPath, type Finding, type Origin, type Problem, problemAt, warningAt } from "../problems/problem";
import { type Content, contentOf } from "./content";
import { checkHtml } from "./html-slips";

/** A link in editors' HTML and its place. */
export interface WrittenLink {
  readonly href: string;
  readonly origin: Origin;
  readonly at: FieldPath;
}

/** Fields with HTML of each kind of entity. */
export const htmlPlaces: ReadonlyMap<EntityName, Places<true>> = new Map(
  ENTITY_NAMES.map((name) => [
    name,
    placesOf(entityDefinition(name).schema, ({ widget }) => (widget === "html" ? true : null)),
  ]),
);

/** Sanitises all HTML of the content, once; reports removals and collects the links. */
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
          message: either(
            `har tagger inni hverandre i mer enn ${MAX_HTML_DEPTH} nivåer, eller flere enn ${MAX_ELEMENTS} tagger.`,
            "har for mye formatering.",
          ),
          cure: `${either("Se etter tagger som ikke er lukket, eller del", "Del")} teksten opp.`,
        }),
      );
    }
    const warn = (finding: Omit<Finding, "severity" | "at">) => problems.push(warningAt(origin, { at, ...finding }));
    if (result.fault !== null) {
      const { offset, message, cure } = result.fault;
      // A list has a line of HTML per item; a single text is on one line of the file.
      warn({ message, cure, within: [html.slice(0, offset).split("\n").length - 1] });
    }
    if (result.lost !== null) {
      warn({
        message: `har tekst som ikke kommer med på siden: «${result.lost}».`,
        cure: either(
          "Se foran den etter en tagg, et anførselstegn eller en kommentar som ikke er lukket, eller som ikke er lov.",
          "Skriv den på nytt.",
        ),
      });
    }
    for (const href of result.emptyLinks) {
      warn({
        message: `har en lenke uten tekst${href === "" ? "" : `, til «${href}»`}. Den er fjernet.`,
        cure: `Skriv teksten som leseren skal velge${either(", mellom <a> og </a>", "")}, eller fjern lenken.`,
      });
    }
    if (result.removed.length > 0) {
      warn({
        message: `har ${either("HTML som ikke er lov, og som er fjernet", "formatering som siden ikke viser, og som er fjernet")}${either(`: ${result.removed.join(", ")}`, "")}.`,
        cure: "Bruk avsnitt, mellomtitler, lister, lenker og tabeller.",
      });
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
