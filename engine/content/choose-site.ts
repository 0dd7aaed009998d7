import type { Move } from "../../domain/define/demonstration";
import { either } from "../../domain/define/voices";
import { weeklyHours } from "../../domain/entities/site/opening-hours";
import type { SiteSettings } from "../../domain/entities/site/site";
import { hoursOn } from "../../domain/hours/opening-hours";
import { entityDefinition } from "../../domain/kinds";
import { demonstrationWeeks } from "../../domain/time/demonstration";
import { dateOf, type LocalDate, mondayOf } from "../../domain/time/local-time";
import { suggestion } from "../problems/nearest";
import { type Problem, problemInFile } from "../problems/problem";
import { type Content, contentOf, type SiteContent } from "./content";

const inLocale = (content: Content, locale: string): Content =>
  contentOf((name) => {
    const definition = entityDefinition(name);
    return content[name].filter(({ entity }) => definition.inLocale?.(entity, locale) ?? true);
  });

/** Leaves out events on days when an exception or a holiday closes their part of the venue. */
const withoutClosedDays = (content: SiteContent): SiteContent => {
  const { halls, openingHours } = content.site.entity;
  const isHeld = ({ entity }: SiteContent["events"][number]): boolean => {
    const partId = halls.find(({ id }) => id === entity.hall)?.part;
    const part = openingHours.find(({ id }) => id === partId);
    const day = part && hoursOn(weeklyHours(part), dateOf(entity.start));
    return !day || day.reason === null || day.spans.length > 0;
  };
  return { ...content, events: content.events.filter(isHeld) };
};

/**
 * Shifts a demonstration's dates by whole weeks, so that its programme is always current; showings that end up on a
 * closed day are left out. A real site is unchanged.
 */
const moveDemonstration = (content: SiteContent, today: LocalDate): SiteContent => {
  const anchor = content.site.entity.demonstration?.anchor;
  if (anchor === undefined) return content;
  const move: Move = { weeks: demonstrationWeeks(anchor, today), anchorWeek: mondayOf(anchor) };
  if (move.weeks === 0) return content;
  const moved = contentOf((name) => {
    const definition = entityDefinition(name);
    return content[name].map(({ entity, origin }) => ({
      origin,
      entity: definition.moved?.(entity, move) ?? entity,
    }));
  });
  return withoutClosedDays({ ...content, ...moved, movedWeeks: move.weeks });
};

/** The requested site, or the only one. */
export const chosenSite = <Site extends { readonly entity: { readonly id: string } }>(
  sites: readonly Site[],
  siteId: string | undefined,
): Site | undefined =>
  siteId === undefined && sites.length === 1 ? sites[0] : sites.find(({ entity }) => entity.id === siteId);

/** A default language that is not enabled is reported separately; the content is then checked in the enabled one. */
const localeOf = ({ locale }: SiteSettings): string =>
  locale.enabled.includes(locale.default) ? locale.default : (locale.enabled[0] ?? locale.default);

/**
 * Selects the site to build and leaves out content in other languages. Null when there is no valid site, which is
 * already reported.
 */
export const chooseSite = (
  content: Content,
  { siteId, today }: { readonly siteId: string | undefined; readonly today: LocalDate },
): SiteContent | Problem | null => {
  const ids = content.sites.map(({ entity }) => entity.id);
  const site = chosenSite(content.sites, siteId);
  if (site) {
    return moveDemonstration({ ...inLocale(content, localeOf(site.entity)), site, movedWeeks: 0 }, today);
  }
  if (ids.length === 0) return null;
  return siteId === undefined
    ? problemInFile(
        "sites",
        `Mappen har ${ids.length} gyldige nettsteder (${ids.join(", ")}).`,
        either("Velg ett med SITE=<id>.", "Be den som drifter nettstedet, om å velge ett."),
      )
    : problemInFile("sites", `SITE er «${siteId}», men det nettstedet finnes ikke.`, suggestion(siteId, ids));
};
