import { addDays, type LocalDate, mondayOf } from "../../../domain/time/local-time";
import { byId, type Content, type Entry, type SiteContent } from "../../content/content";
import type { Problem } from "../../problems/problem";
import { checkArticle } from "./articles";
import { checkBraces } from "./braces";
import { checkFarDates } from "./far-dates";
import { checkHall } from "./halls";
import { checkHosts } from "./hosts";
import { checkHours } from "./hours";
import { checkLeftOver } from "./left-over";
import { oddPrices } from "./odd-prices";
import { checkProductions } from "./productions";
import { checkPrices, checkSale } from "./sale";
import { checkSettings } from "./settings";
import { checkShowing } from "./showings";
import { checkTwins } from "./twins";

/** Each item of a list in the site's settings, with its place. */
const entriesIn = <Item>({ site }: SiteContent, list: string, items: readonly Item[]): readonly Entry<Item>[] =>
  items.map((entity, index) => ({
    entity,
    origin: { ...site.origin, path: [...site.origin.path, list, index] },
  }));

/** A demonstration is built on any day of its anchor's week. */
const latestDay = ({ site }: SiteContent, today: LocalDate): LocalDate => {
  const anchor = site.entity.demonstration?.anchor;
  return anchor === undefined ? today : addDays(mondayOf(anchor), 6);
};

/** Contradicting fields. `content` has its dates as written. */
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
  const listed = new Set(priceLists.map(({ prices }) => JSON.stringify(prices)));
  return [
    ...checkSettings(site),
    ...lists.flatMap(checkPrices),
    ...oddPrices(lists, content.events),
    ...checkHosts(site, sites),
    ...entriesIn(content, "halls", site.entity.halls).flatMap((hall) => checkHall(hall, used.has(hall.entity.id))),
    ...entriesIn(content, "openingHours", site.entity.openingHours).flatMap(checkHours),
    ...content.events.flatMap((event) => [
      ...checkShowing(event, {
        production: productions.get(event.entity.production)?.entity,
        hall: halls.get(event.entity.hall),
      }),
      ...checkSale(event, { latest, listed }),
    ]),
    ...checkBraces(content),
    ...checkTwins(content),
    ...checkLeftOver(content),
    ...checkProductions(content.productions),
    ...content.articles.flatMap((article) => checkArticle(article, latest > today ? latest : today)),
    ...checkFarDates(content, today),
  ];
};
