import { computedOnce } from "../../../domain/collections/computed-once";
import { Remembered } from "../../../domain/collections/remembered";
import { either, labelled } from "../../../domain/define/voices";
import type { Article } from "../../../domain/entities/article";
import type { Event } from "../../../domain/entities/event/event";
import type { SiteSettings } from "../../../domain/entities/site/site";
import { addDays, dateOf, type LocalDate, mondayOf } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import { toEpoch } from "../../../domain/time/oslo";
import { byId, type Content, type Entry, type SiteContent } from "../../content/content";
import { type Problem, problemAt, warningAt } from "../../problems/problem";
import { checkBraces } from "./braces";
import { checkFarDates } from "./far-dates";
import { checkHall } from "./halls";
import { checkHours } from "./hours";
import { checkLeftOver } from "./left-over";
import { oddPrices } from "./odd-prices";
import { checkProductions } from "./productions";
import { checkPrices, checkSale } from "./sale";
import { checkSettings } from "./settings";
import { checkShowing } from "./showings";
import { checkTwins } from "./twins";

/** Host names are case-insensitive, and may end in the root's full stop. */
const sameName = (name: string): string => name.toLowerCase().replace(/\.$/, "");

/** An alias redirects to the host: it is neither the host itself nor another site's host. */
const checkHosts = (
  { entity, origin }: Entry<SiteSettings>,
  sites: readonly Entry<SiteSettings>[],
): readonly Problem[] => {
  const aliases = entity.aliases.map(sameName);
  return aliases.flatMap((alias, index) => {
    const fail = (message: string, cure: string) => [problemAt(origin, { at: ["aliases", index], message, cure })];
    if (alias === sameName(entity.host)) {
      return fail(
        `er «${alias}», som er den samme adressen som ${labelled("host")}: den ville sendt leseren til seg selv i ring.`,
        `Fjern den${either(" fra aliases", "")}. Der står bare andre adresser.`,
      );
    }
    if (aliases.indexOf(alias) < index) {
      return fail(`er «${alias}», som står ${either("i aliases ", "")}fra før.`, "Fjern den ene.");
    }
    const other = sites.find((site) => site.origin !== origin && sameName(site.entity.host) === alias);
    return other === undefined
      ? []
      : fail(
          `er «${alias}», men det er adressen${either(" (host)", "")} til nettstedet «${other.entity.id}»${either(` i ${other.origin.file}`, "")}.`,
          `Fjern den${either(" fra aliases", "")}, så det andre nettstedet kan nås.`,
        );
  });
};

/**
 * An article is revised after its publication, and neither date is in the future. `latest` is the latest possible
 * today.
 */
const checkArticle = ({ entity, origin }: Entry<Article>, latest: LocalDate): readonly Problem[] => {
  const { createdAt, updatedAt, shownFrom } = entity;
  const seen = shownFrom === undefined || dateOf(shownFrom) < latest ? latest : dateOf(shownFrom);
  return [
    ...(toEpoch(updatedAt) >= toEpoch(createdAt)
      ? []
      : [
          problemAt(origin, {
            at: ["updatedAt"],
            message: `er ${fullDate(dateOf(updatedAt))}, før artikkelen ble skrevet${either(" (createdAt)", "")}.`,
            cure: `Skriv når artikkelen sist ble endret. Er den ikke endret, så skriv det samme som i ${labelled("createdAt")}.`,
          }),
        ]),
    ...(dateOf(createdAt) <= seen
      ? []
      : [
          warningAt(origin, {
            at: ["createdAt"],
            message: `er ${fullDate(dateOf(createdAt))}, men artikkelen vises alt nå.`,
            cure: "Skriv når artikkelen ble skrevet, eller vent med å legge den inn.",
          }),
        ]),
  ];
};

/** The items of a list in the site's settings, with their places. */
const entriesIn = <Item>({ site }: SiteContent, list: string, items: readonly Item[]): readonly Entry<Item>[] =>
  items.map((entity, index) => ({
    entity,
    origin: { ...site.origin, path: [...site.origin.path, list, index] },
  }));

const listedPrices = computedOnce(
  (priceLists: SiteSettings["priceLists"]): ReadonlySet<string> =>
    new Set(priceLists.map(({ prices }) => JSON.stringify(prices))),
);

/** A demonstration may be built on any day of its anchor's week. */
const latestDay = ({ site }: SiteContent, today: LocalDate): LocalDate => {
  const anchor = site.entity.demonstration?.anchor;
  return anchor === undefined ? today : addDays(mondayOf(anchor), 6);
};

const inShowings = new Remembered<Entry<Event>, readonly Problem[]>();

/** Contradictory fields. `content` has its dates as written. */
export const checkContradictions = (
  content: SiteContent,
  { sites, today }: { readonly sites: Content["sites"]; readonly today: LocalDate },
): readonly Problem[] => {
  const { site } = content;
  const productions = byId(content.productions);
  const halls = new Map(site.entity.halls.map((hall) => [hall.id, hall]));
  const latest = latestDay(content, today);
  const used = new Set(content.events.flatMap(({ entity }) => (entity.status === "cancelled" ? [] : [entity.hall])));
  const { priceLists } = site.entity;
  const lists = entriesIn(content, "priceLists", priceLists);
  const listed = listedPrices(priceLists);
  return [
    ...checkSettings(site),
    ...lists.flatMap(checkPrices),
    ...oddPrices(lists, content.events),
    ...checkHosts(site, sites),
    ...entriesIn(content, "halls", site.entity.halls).flatMap((hall) => checkHall(hall, used.has(hall.entity.id))),
    ...entriesIn(content, "openingHours", site.entity.openingHours).flatMap(checkHours),
    ...content.events.flatMap((event) => {
      const production = productions.get(event.entity.production)?.entity;
      const hall = halls.get(event.entity.hall);
      return inShowings.of(event, [production, hall, latest, listed], () => [
        ...checkShowing(event, { production, hall }),
        ...checkSale(event, { latest, listed }),
      ]);
    }),
    ...checkBraces(content),
    ...checkTwins(content),
    ...checkLeftOver(content),
    ...checkProductions(content.productions),
    ...content.articles.flatMap((article) => checkArticle(article, latest > today ? latest : today)),
    ...checkFarDates(content, today),
  ];
};
