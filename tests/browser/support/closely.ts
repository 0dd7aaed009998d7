import type { Block } from "./content-files";
import { pageAt, type RoutePage, selected } from "./pages";
import { buildDay, mondayOf, plusDays } from "./venue-time";

/** The pages that get all tests: together they contain everything that the others consist of. */

/** A block's settings that choose how it is drawn, not which words it has. */
const CHOICES = ["variant", "show", "screen"];

/** From here on every showing is still to come, on whichever day of its week the site was built. */
const nextWeek = (): string => plusDays(mondayOf(buildDay()), 7);

/** What a block is drawn of: itself, the settings it has, and each state and age limit among what it shows. */
const partsOf = (block: Block, page: RoutePage): readonly string[] => {
  const { component, settings } = block;
  const { showings, productions } = selected(page, block);
  const own = [
    "",
    ...Object.keys(settings).map((key) => ` ${key}`),
    ...CHOICES.flatMap((key) => (key in settings ? [` ${key} ${settings[key]}`] : [])),
  ];
  // The first so many of its showings, or days, are others on each day.
  const isWhole = settings.limit === undefined && settings.days === undefined;
  const toCome = isWhole ? showings.filter(({ start }) => start >= nextWeek()) : [];
  return [
    ...own,
    ...toCome.map(({ status }) => ` ${status}`),
    ...[...productions, ...toCome.map(({ production }) => production)].map(({ ageLimit }) => ` limit ${ageLimit}`),
  ].map((part) => component + part);
};

/** All that a page is made of. Pages that are made from one page file share its arrangement. */
export const partsAt = (route: string): ReadonlySet<string> => {
  const page = pageAt(route);
  const isExpanded = page.file.path.includes(":");
  return new Set([
    ...page.blocks.flatMap((block) => partsOf(block, page)),
    ...(isExpanded ? [`expanded ${page.file.path}`] : []),
  ]);
};

/** The blocks alone, whatever they show; each screen of the film club is one of its own. */
export const blocksAt = (route: string): ReadonlySet<string> =>
  new Set(pageAt(route).blocks.map(({ component, settings }) => `${component} ${settings.screen ?? ""}`));

/** Routes that together hold every part of all routes: each time the one with the most that the chosen ones lack. */
export const coverOf = (
  routes: readonly string[],
  parts: (route: string) => ReadonlySet<string>,
): readonly string[] => {
  const held = new Map(routes.map((route) => [route, parts(route)]));
  const left = new Set([...held.values()].flatMap((one) => [...one]));
  const chosen: string[] = [];
  while (left.size > 0) {
    const news = (route: string) => [...(held.get(route) ?? [])].filter((part) => left.has(part)).length;
    const best = routes.reduce((most, route) => (news(route) > news(most) ? route : most));
    chosen.push(best);
    for (const part of held.get(best) ?? []) left.delete(part);
  }
  return chosen;
};
