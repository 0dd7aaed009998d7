import { nameOfMonth, SITE } from "./content";
import type { Block } from "./content-files";
import { fillIn, type RoutePage, type Selection, selected } from "./pages";
import { htmlTexts, plain } from "./plain-text";
import { buildDay, now } from "./venue-time";

/**
 * The texts that a page must show word for word: those in its page file, and those of what the file names. They are
 * found by their keys in the JSON, not by their block, so that a new block is compared without a change here.
 */

/** Keys of texts that are always shown; what a list without items says, or a link for some visitors, is not. */
const TEXT_KEYS = [
  "heading",
  "kicker",
  "text",
  "label",
  "note",
  "name",
  "what",
  "where",
  "instead",
  "criterion",
  "html",
];

/** Lists of links of which a page may show one, or those that lead elsewhere. */
const CHOSEN_KEYS = ["cinemaLink", "cultureLink", "ways"];

/** The texts of a JSON value, in its order. */
const textsIn = (value: unknown, key = ""): readonly string[] => {
  if (typeof value === "string") return TEXT_KEYS.includes(key) ? htmlTexts(value) : [];
  if (Array.isArray(value)) {
    const isHtml = value.every((item) => typeof item === "string");
    return isHtml ? textsIn(value.join("\n"), key) : value.flatMap((item) => textsIn(item, key));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (CHOSEN_KEYS.includes(name) ? [] : textsIn(item, name)));
};

/** Blocks that may show none of their settings' texts, by what they have, the hour or the visitor. */
const CONDITIONAL_BLOCKS = [
  "now-and-next",
  "occasion",
  "related-showings",
  "ticket-list",
  "tickets",
  "trailer",
  "watch-list",
];

/** The names of the rooms, people and parts of the house that a block's settings choose. */
const namesOfChosen = ({ settings: { halls, parts, people } }: Block): readonly string[] =>
  [halls, parts, people]
    .flat()
    .flatMap((chosen) => [...SITE.halls, ...SITE.contact, ...SITE.openingHours].filter(({ id }) => id === chosen))
    .map(({ name }) => name);

/** The title of the first showing that is left, where every list of showings has it: on sale, and not begun. */
const titleOfNext = ({ showings }: Selection): readonly string[] => {
  const next = showings.find(({ ends }) => ends > now());
  const isShown = next && next.start > now() && !["cancelled", "soldOut"].includes(next.status);
  return isShown ? [next.production.title] : [];
};

/** The texts of the film, event or article that a block is about. */
const textsOfEntities = (block: Block, page: RoutePage): readonly string[] => {
  const selection = selected(page, block);
  switch (block.component) {
    case "article-body":
      return selection.articles.flatMap(({ content }) => htmlTexts(content));
    case "movie-info":
      return block.settings.show === "description" ? htmlTexts(selection.productions[0]?.contents[0].body ?? "") : [];
    case "schedule":
    case "culture-programme":
      return titleOfNext(selection);
    default:
      return [];
  }
};

/**
 * The hero has its heading for screen readers, and its link after the days; the heading of reviews is seen when these
 * are shown.
 */
const isSeen = ({ component, settings }: Block, text: string): boolean =>
  (settings.variant !== "hero" && component !== "film-reviews") || text !== settings.heading;

const textsOf = (block: Block, page: RoutePage): readonly string[] => [
  ...(CONDITIONAL_BLOCKS.includes(block.component)
    ? []
    : textsIn(block.settings).filter((text) => isSeen(block, text))),
  // An occasion shows its contacts only when nothing suits.
  ...(block.component === "occasion" ? [] : namesOfChosen(block)),
  ...textsOfEntities(block, page),
];

/** The page's headline: its first block's, when that is a cover, a calendar or a note that a page is unavailable. */
export const headingOf = (page: RoutePage): string => {
  const [first] = page.blocks;
  if (!first) return fillIn(page.file.title, page);
  const { productions, articles, showings } = selected(page, first);
  if (first.component === "month-calendar") {
    const month = showings[0]?.monthName ?? nameOfMonth(buildDay());
    return month.charAt(0).toUpperCase() + month.slice(1);
  }
  if (["cover", "not-found", "offline"].includes(first.component))
    return productions[0]?.title ?? articles[0]?.title ?? String(first.settings.heading);
  return fillIn(page.file.title, page);
};

/** The texts of a page's blocks that it does not show, or shows before the blocks that should come first. */
export const missingTexts = (page: RoutePage, pageText: string): readonly string[] => {
  const text = plain(pageText);
  const missing: string[] = [];
  let begin = 0;
  for (const block of page.blocks) {
    const found = textsOf(block, page).flatMap((expected) => {
      const at = text.indexOf(expected, begin);
      if (at >= 0) return [at];
      missing.push(`${block.component} ${block.id}: «${expected}» is not there, or not in its place`);
      return [];
    });
    if (found.length > 0) begin = Math.min(...found);
  }
  return missing;
};

/** Texts of hidden blocks that are long enough to be unique. */
export const hiddenTexts = (page: RoutePage): readonly string[] =>
  page.hidden.flatMap((block) => textsOf(block, page)).filter((text) => text.length > 24);
