import type { Block } from "./content-files";
import { pageAt, type RoutePage, selected } from "./pages";
import { buildDay, mondayOf, plusDays } from "./venue-time";

/** The pages that get all tests: together they contain every part of the others. */

/** A block's settings that select its appearance, not its texts. */
const CHOICES = ["variant", "show", "screen"];

/** From this moment on every showing is in the future, on any day of the build's week. */
const nextWeek = (): string => plusDays(mondayOf(buildDay()), 7);

/** The parts of a block: its type, its settings, and each state and age limit of its showings. */
const partsOf = (block: Block, page: RoutePage): readonly string[] => {
  const { component, settings } = block;
  const { showings, productions } = selected(page, block);
  const own = [
    "",
    ...Object.keys(settings).map((key) => ` ${key}`),
    ...CHOICES.flatMap((key) => (key in settings ? [` ${key} ${settings[key]}`] : [])),
  ];
  // The first few of its showings, or days, change from day to day.
  const isWhole = settings.limit === undefined && settings.days === undefined;
  const toCome = isWhole ? showings.filter(({ start }) => start >= nextWeek()) : [];
  return [
    ...own,
    ...toCome.map(({ status }) => ` ${status}`),
    ...[...productions, ...toCome.map(({ production }) => production)].map(({ ageLimit }) => ` limit ${ageLimit}`),
  ].map((part) => component + part);
};

/** All parts of a page. Pages of one page file share its arrangement. */
export const partsAt = (route: string): ReadonlySet<string> => {
  const page = pageAt(route);
  const isExpanded = page.file.path.includes(":");
  return new Set([
    ...page.blocks.flatMap((block) => partsOf(block, page)),
    ...(isExpanded ? [`expanded ${page.file.path}`] : []),
  ]);
};

/** The blocks only, whatever they show; each screen of the film club counts separately. */
export const blocksAt = (route: string): ReadonlySet<string> =>
  new Set(pageAt(route).blocks.map(({ component, settings }) => `${component} ${settings.screen ?? ""}`));

/** A set cover: routes that together have every part of all routes, chosen greedily by the number of new parts. */
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
