import { demonstrationWeeks, moveWeeks } from "../../../../src/rules/demonstration";
import type { LocalDate } from "../../../../src/rules/local-time";
import type { Event } from "../entities/event";
import type { Production } from "../entities/production";
import type { Content, SiteContent } from "./content";
import { suggestion } from "./nearest";
import { type Problem, problemInFile } from "./problem";

const inLocale = (content: Content, locale: string): Content => ({
  ...content,
  menuItems: content.menuItems.filter(({ entity }) => entity.locale === locale),
  articles: content.articles.filter(({ entity }) => entity.node_locale === locale),
  pages: content.pages.filter(({ entity }) => locale in entity.meta),
});

const moveEvent = (event: Event, weeks: number): Event => {
  const move = (moment: string | undefined) => (moment === undefined ? undefined : moveWeeks(moment, weeks));
  return {
    ...event,
    start: moveWeeks(event.start, weeks),
    end: move(event.end),
    previousStart: move(event.previousStart),
    saleOpens: move(event.saleOpens),
    changed: move(event.changed),
  };
};

const moveProduction = (production: Production, weeks: number): Production =>
  production.object === "movie" ? { ...production, premiere: moveWeeks(production.premiere, weeks) } : production;

/** A demonstration's dates are moved by whole weeks, so that its programme is always this week's. A real site's never. */
const moveDemonstration = (content: SiteContent, today: LocalDate): SiteContent => {
  const anchor = content.site.entity.demonstration?.anchor;
  const weeks = anchor === undefined ? 0 : demonstrationWeeks(anchor, today);
  if (weeks === 0) return content;
  return {
    ...content,
    events: content.events.map((entry) => ({ ...entry, entity: moveEvent(entry.entity, weeks) })),
    productions: content.productions.map((entry) => ({ ...entry, entity: moveProduction(entry.entity, weeks) })),
  };
};

/** Picks the site to build and leaves out what is written in another language. */
export const chooseSite = (
  content: Content,
  { siteId, today }: { readonly siteId: string | undefined; readonly today: LocalDate },
): SiteContent | Problem => {
  const ids = content.sites.map(({ entity }) => entity.id);
  const wanted = siteId ?? (ids.length === 1 ? ids[0] : undefined);
  const site = content.sites.find(({ entity }) => entity.id === wanted);
  if (site) {
    return moveDemonstration({ ...inLocale(content, site.entity.locale.default), site }, today);
  }
  if (ids.length === 0) {
    return problemInFile(
      "sites",
      "Mappen har ingen gyldige nettsteder.",
      "Rett feilene i mappen sites først. Da blir resten av innholdet sjekket.",
    );
  }
  return siteId === undefined
    ? problemInFile(
        "sites",
        `Mappen har ${ids.length} gyldige nettsteder (${ids.join(", ")}).`,
        "Velg ett med SITE=<id>.",
      )
    : problemInFile("sites", `SITE er «${siteId}», men det nettstedet finnes ikke.`, suggestion(siteId, ids));
};
