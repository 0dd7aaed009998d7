import { demonstrationWeeks, moveWeeks } from "../../../../src/rules/demonstration";
import { dateOf, type LocalDate, mondayOf } from "../../../../src/rules/local-time";
import type { Event } from "../entities/event";
import type { Production } from "../entities/production";
import type { SiteSettings } from "../entities/site";
import type { Content, SiteContent } from "./content";
import { suggestion } from "./nearest";
import { type Problem, problemInFile } from "./problem";

const inLocale = (content: Content, locale: string): Content => ({
  ...content,
  menuItems: content.menuItems.filter(({ entity }) => entity.locale === locale),
  articles: content.articles.filter(({ entity }) => entity.node_locale === locale),
  pages: content.pages.filter(({ entity }) => locale in entity.meta),
});

interface Move {
  readonly weeks: number;
  /** Monday of the anchor's week. */
  readonly anchorWeek: LocalDate;
}

/**
 * A change from before the anchor's week is part of the demonstration's past and moves with it. A later one is the true
 * time at which somebody wrote, and stays: it is never before a moved one, so calendars do not go backwards.
 */
const moveChange = (changed: string | undefined, { weeks, anchorWeek }: Move): string | undefined =>
  changed === undefined || dateOf(changed) >= anchorWeek ? changed : moveWeeks(changed, weeks);

const moveEvent = (event: Event, moved: Move): Event => {
  const { weeks } = moved;
  const move = (moment: string | undefined) => (moment === undefined ? undefined : moveWeeks(moment, weeks));
  return {
    ...event,
    start: moveWeeks(event.start, weeks),
    end: move(event.end),
    previousStart: move(event.previousStart),
    saleOpens: move(event.saleOpens),
    changed: moveChange(event.changed, moved),
  };
};

const moveProduction = (production: Production, weeks: number): Production =>
  production.object === "movie" ? { ...production, premiere: moveWeeks(production.premiere, weeks) } : production;

/**
 * A demonstration's dates are moved by whole weeks, so that its programme is always this week's. A real site's never.
 */
const moveDemonstration = (content: SiteContent, today: LocalDate): SiteContent => {
  const anchor = content.site.entity.demonstration?.anchor;
  if (anchor === undefined) return content;
  const moved: Move = { weeks: demonstrationWeeks(anchor, today), anchorWeek: mondayOf(anchor) };
  if (moved.weeks === 0) return content;
  return {
    ...content,
    movedWeeks: moved.weeks,
    events: content.events.map((entry) => ({ ...entry, entity: moveEvent(entry.entity, moved) })),
    productions: content.productions.map((entry) => ({ ...entry, entity: moveProduction(entry.entity, moved.weeks) })),
  };
};

/** The site that is asked for, or the only one. */
export const wantedSite = <Site extends { readonly entity: { readonly id: string } }>(
  sites: readonly Site[],
  siteId: string | undefined,
): Site | undefined =>
  siteId === undefined && sites.length === 1 ? sites[0] : sites.find(({ entity }) => entity.id === siteId);

/** A language that is not on is an error of its own; the content is then looked at in the one that is. */
const localeOf = ({ locale }: SiteSettings): string =>
  locale.enabled.includes(locale.default) ? locale.default : (locale.enabled[0] ?? locale.default);

/**
 * Picks the site to build and leaves out what is written in another language. Null when there is none to pick from:
 * then what is wrong with the sites is reported already.
 */
export const chooseSite = (
  content: Content,
  { siteId, today }: { readonly siteId: string | undefined; readonly today: LocalDate },
): SiteContent | Problem | null => {
  const ids = content.sites.map(({ entity }) => entity.id);
  const site = wantedSite(content.sites, siteId);
  if (site) {
    return moveDemonstration({ ...inLocale(content, localeOf(site.entity)), site, movedWeeks: 0 }, today);
  }
  if (ids.length === 0) return null;
  return siteId === undefined
    ? problemInFile(
        "sites",
        `Mappen har ${ids.length} gyldige nettsteder (${ids.join(", ")}).`,
        "Velg ett med SITE=<id>.",
      )
    : problemInFile("sites", `SITE er «${siteId}», men det nettstedet finnes ikke.`, suggestion(siteId, ids));
};
