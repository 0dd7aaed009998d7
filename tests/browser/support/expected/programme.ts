import { nameOfMonth, type Showing } from "../content";
import { selected } from "../pages";
import { buildDay, clockTime, dayAndMonth, now } from "../venue-time";
import { allSeen, type BlockTexts, seen } from "./expectation";
import { board, days, facts, hallName, isLeft, rows, settings, stateWord } from "./showings";

/** What blocks of showings must show today. */

/** Rows of a day beside other days. */
const MOST_SIDE_BY_SIDE = 3;

export const schedule: BlockTexts = (block, page) => {
  const { heading, emptyText, link, days: limit, variant } = settings.parse(block.settings);
  const left = selected(page, block).showings.filter(isLeft);
  const toCome = left.filter(({ start, status }) => start > now() && status !== "cancelled");
  const next = variant === "hero" ? (toCome.find(({ status }) => status !== "soldOut") ?? toCome[0]) : undefined;
  // The hero's showing is no row again, nor one that has begun: "now and next" has that.
  const isRow = (showing: Showing): boolean =>
    showing !== next && (showing.start > now() || ["cancelled", "soldOut"].includes(showing.status));
  const most = variant === "hero" ? MOST_SIDE_BY_SIDE : left.length;
  const shown =
    limit === undefined && variant !== "hero"
      ? board(left)
      : days(variant === "hero" ? left.filter(isRow) : left)
          .slice(0, limit ?? left.length)
          .flatMap((day) => [
            ...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))),
            ...rows(day.slice(0, most)),
            ...(day.length > most ? [seen(`+ ${day.length - most} til`)] : []),
          ]);
  return [
    ...allSeen([heading, link?.label]),
    ...(next ? [seen(next.production.title, next.production.contents[0].summary, clockTime(next.start))] : []),
    ...(left.length === 0 ? allSeen([emptyText]) : shown),
  ];
};

const once = (showings: readonly Showing[]): readonly Showing[] =>
  showings.filter((showing, index) => {
    const same = showings.filter(({ production }) => production.id === showing.production.id);
    return showings.indexOf(same.find(({ status }) => status !== "cancelled") ?? showing) === index;
  });

export const cultureProgramme: BlockTexts = (block, page) => {
  const { heading, emptyText, link, limit, filters } = settings.parse(block.settings);
  const left = selected(page, block).showings.filter(isLeft);
  if (filters) return [...allSeen([heading, link?.label]), ...(left.length === 0 ? allSeen([emptyText]) : board(left))];
  const shown = once(left).slice(0, limit ?? left.length);
  return [
    ...allSeen([heading, link?.label]),
    ...shown.flatMap((showing) => [
      seen(`kl. ${clockTime(showing.start)}`),
      seen(showing.production.title, showing.production.typeText, hallName(showing), stateWord(showing)),
      seen(showing.production.contents[0].summary),
    ]),
    ...(shown.length === 0 ? allSeen([emptyText]) : []),
  ];
};

/** "Desember 2026", the headline of a calendar. */
export const monthOf: (...of: Parameters<BlockTexts>) => string = (block, page) => {
  const [{ monthName } = { monthName: nameOfMonth(buildDay()) }] = selected(page, block).showings;
  return monthName.charAt(0).toUpperCase() + monthName.slice(1);
};

/** What a calendar's table has of a day: five lines at most, of today what is left; of a past day everything. */
export const inCalendar = (day: readonly Showing[]): readonly Showing[] => {
  const date = day[0]?.start.slice(0, 10) ?? "";
  const today = now().slice(0, 10);
  if (date < today || day.length <= 5) return day;
  const ended = date === today ? day.filter((showing) => !isLeft(showing)).length : 0;
  return day.length - ended <= 5 ? day.slice(-5) : day.slice(ended, ended + 4);
};

export const monthCalendar: BlockTexts = (block, page) => {
  const { emptyText } = settings.parse(block.settings);
  const { showings } = selected(page, block);
  return [
    seen(monthOf(block, page)),
    ...days(showings).flatMap((day) =>
      inCalendar(day).flatMap((showing) => [seen(clockTime(showing.start)), seen(showing.production.title)]),
    ),
    ...(showings.length === 0 ? allSeen([emptyText]) : []),
  ];
};

export const ticketList: BlockTexts = (block, page) => {
  const { heading, emptyText } = settings.parse(block.settings);
  const { showings, productions } = selected(page, block);
  const left = showings.filter(isLeft);
  const hasRun = productions.some(
    ({ object, premiere }) =>
      object === "movie" && (showings.length > 0 || (premiere !== undefined && premiere <= now().slice(0, 10))),
  );
  const isOver = left.length === 0 && hasRun;
  return [
    ...allSeen([isOver ? undefined : heading]),
    ...days(left).flatMap((day) => [
      ...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))),
      ...day.map((showing) => seen(clockTime(showing.start), ...facts(showing))),
    ]),
    ...(left.length === 0 ? allSeen([isOver ? "Ikke lenger på kino hos oss" : emptyText]) : []),
  ];
};
