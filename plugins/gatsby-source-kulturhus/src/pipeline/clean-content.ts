import { blockDefinition } from "../blocks";
import { checkHtml } from "../checks/html-slips";
import type { Content, Entry } from "./content";
import { DEEPEST_HTML, MOST_ELEMENTS } from "./html-depth";
import { type FieldPath, type Origin, type Problem, problemAt, warningAt } from "./problem";
import { sanitise } from "./sanitise";

/** A link in editors' HTML and where it stands. */
export interface WrittenLink {
  readonly href: string;
  readonly origin: Origin;
  readonly at: FieldPath;
}

/** Sanitises all HTML of the content, once; tells what was removed and which links were found. */
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

  const map = <Entity>(entries: readonly Entry<Entity>[], change: (entry: Entry<Entity>) => Entity) =>
    entries.map((entry) => ({ ...entry, entity: change(entry) }));

  return {
    problems,
    links,
    content: {
      ...content,
      articles: map(content.articles, ({ entity, origin }) => ({
        ...entity,
        content: clean(origin, ["content"], entity.content),
      })),
      productions: map(content.productions, ({ entity, origin }) => ({
        ...entity,
        contents: entity.contents.map((one, index) => ({
          ...one,
          body: clean(origin, ["contents", index, "body"], one.body),
        })),
      })),
      pages: map(content.pages, ({ entity, origin }) => ({
        ...entity,
        blocks: entity.blocks.map((block, index) => {
          const fields = blockDefinition(block.component)?.html ?? [];
          const cleaned = fields.map((field) => {
            const value = block.settings[field];
            return [
              field,
              typeof value === "string" ? clean(origin, ["blocks", index, "settings", field], value) : value,
            ];
          });
          return { ...block, settings: { ...block.settings, ...Object.fromEntries(cleaned) } };
        }),
      })),
    },
  };
};
