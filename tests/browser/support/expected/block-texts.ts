import { SHOWINGS } from "../content";
import type { Block } from "../content-files";
import { fillIn, type RoutePage, selected } from "../pages";
import { type BlockTexts, type Expectation, plain } from "./expectation";
import * as films from "./films";
import * as programme from "./programme";
import * as related from "./related";
import * as siteBlocks from "./site-blocks";
import * as visitors from "./visitors";

const TEXTS: Readonly<Record<string, BlockTexts>> = {
  "accessibility-statement": siteBlocks.accessibilityStatement,
  action: siteBlocks.action,
  "article-body": siteBlocks.articleBody,
  "calendar-subscribe": siteBlocks.calendarSubscribe,
  "card-list": siteBlocks.cardList,
  contact: siteBlocks.contact,
  cover: siteBlocks.cover,
  "cover-flow": films.coverFlow(SHOWINGS),
  "culture-programme": programme.cultureProgramme,
  "events-list": films.eventsList(SHOWINGS),
  "film-reviews": siteBlocks.filmReviews,
  "films-in-language": visitors.filmsInLanguage,
  "member-screen": siteBlocks.memberScreen,
  "month-calendar": programme.monthCalendar,
  "movie-info": films.movieInfo,
  "not-found": siteBlocks.notFound,
  "now-and-next": siteBlocks.nowAndNext,
  offline: siteBlocks.notFound,
  "opening-hours": siteBlocks.openingHours,
  "picture-guide": visitors.pictureGuide,
  "price-table": siteBlocks.priceTable,
  "quick-links": siteBlocks.quickLinks,
  "related-articles": visitors.relatedArticles,
  "related-showings": related.relatedShowings,
  "rich-text": siteBlocks.richText,
  room: siteBlocks.room,
  schedule: programme.schedule,
  "search-field": siteBlocks.searchField,
  "room-finder": siteBlocks.roomFinder,
  "seating-plans": siteBlocks.seatingPlans,
  "stored-things": siteBlocks.storedThings,
  tickets: siteBlocks.tickets,
  "ticket-list": programme.ticketList,
  trailer: films.trailer,
  "upcoming-films": films.upcomingFilms,
  "watch-list": siteBlocks.watchList,
};

/** The expected texts of one block on a page, in order. */
const textsOf = (block: Block, page: RoutePage): readonly Expectation[] => {
  const texts = TEXTS[block.component];
  if (!texts) throw new Error(`The tests do not know what a ${block.component} block shows`);
  return texts(block, page);
};

/** The page's headline: its first block's, when that is a cover, a calendar or a note that a page is unavailable. */
export const headingOf = (page: RoutePage): string => {
  const [first] = page.blocks;
  if (first?.component === "month-calendar") return programme.monthOf(first, page);
  if (first && ["cover", "not-found", "offline"].includes(first.component)) {
    const { productions, articles } = selected(page, first);
    return productions[0]?.title ?? articles[0]?.title ?? String(first.settings.heading);
  }
  return fillIn(page.file.title, page);
};

/** The maximum distance between adjacent texts, in characters. */
const BEFORE = 250;
const AFTER = 1200;

/** Compares a page's text with the expected texts; reports those that are missing or in another place. */
export const missingTexts = (page: RoutePage, pageText: string): readonly string[] => {
  const text = plain(pageText);
  const missing: string[] = [];
  let position = 0;
  for (const block of page.blocks) {
    for (const expected of textsOf(block, page)) {
      const at = text.indexOf(plain(expected.text), position);
      if (at === -1) {
        missing.push(`${block.component} ${block.id}: «${expected.text}» is not there, or not in its place`);
        continue;
      }
      position = at + plain(expected.text).length;
      const around = text.slice(Math.max(0, at - BEFORE), position + AFTER);
      for (const near of expected.near) {
        if (!around.includes(plain(near))) {
          missing.push(`${block.component} ${block.id}: «${near}» is not near «${expected.text}»`);
        }
      }
    }
  }
  return missing;
};

/** Texts of hidden blocks that are long enough to be unique. */
export const hiddenTexts = (page: RoutePage): readonly string[] =>
  page.hidden.flatMap((block) =>
    textsOf(block, page)
      .map(({ text }) => plain(text))
      .filter((text) => text.length > 24),
  );
