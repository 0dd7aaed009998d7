import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";

/** Oslo wall-clock texts, "2026-12-01T18:00", computed independently of the site. */

const DAY_MS = 86_400_000;

const OSLO = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short", timeStyle: "short" });
const DAY_AND_MONTH = new Intl.DateTimeFormat("nb-NO", { day: "numeric", month: "long", timeZone: "UTC" });

const inOslo = (instant: Date): string => OSLO.format(instant).replace(" ", "T");

const asUtc = (moment: string): number => Date.parse(moment.length === 10 ? `${moment}T00:00Z` : `${moment}Z`);

/** The instant of a moment on Oslo's clocks. */
export const instantOf = (moment: string): Date =>
  [60, 120]
    .map((offset) => new Date(asUtc(moment) - offset * 60_000))
    .find((instant) => inOslo(instant) === moment.slice(0, 16)) ?? new Date(asUtc(moment) - 3_600_000);

const clock = process.env.CLOCK;

const dataFile = (route: string): string =>
  resolve(`public/page-data${route === "/" ? "/index" : route}/page-data.json`);

/**
 * The day that the site was built for, as on its front page: a build that begins before midnight may write its files
 * after it.
 */
const builtDay = (): string => {
  const [, day] = /"today":\{"date":"([^"]+)"\}/.exec(readFileSync(dataFile("/"), "utf8")) ?? [];
  if (day === undefined) throw new Error("the front page does not say which day it was built for");
  return day;
};

/** The day that the site was built for: the one that CLOCK sets, or the one in the built files. */
export const buildDay = (): string => clock?.slice(0, 10) ?? builtDay();

/** How long before a file was written the build may have read the clock, in milliseconds. */
const BUILD_MS = 15 * 60_000;

/**
 * The possible build moments of a file: the one that CLOCK sets, or those between the build's reading of the clock and
 * the writing of the file.
 */
export const momentsOf = (file: string): readonly string[] => {
  if (clock !== undefined) return [clock];
  const { mtimeMs } = statSync(resolve("public", file));
  return [inOslo(new Date(mtimeMs)), inOslo(new Date(mtimeMs - BUILD_MS))];
};

/** The moment for which a page was rendered: its last change of state, or midnight. */
export const builtAt = (route: string): string => {
  const data = readFileSync(dataFile(route), "utf8");
  const moments = [...data.matchAll(/"asOf":"([^"]+)"/g)].map(([, moment = ""]) => moment);
  return moments.sort().at(-1) ?? `${buildDay()}T00:00`;
};

/** The moment of a test run; browsers' clocks are set to it, so that a showing cannot end during a test. */
export const NOW: Date = clock === undefined ? new Date() : instantOf(clock);

export const now = (): string => inOslo(NOW);

export const plusMinutes = (moment: string, minutes: number): string =>
  new Date(asUtc(moment) + minutes * 60_000).toISOString().slice(0, 16);

export const plusDays = (day: string, days: number): string =>
  new Date(asUtc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(asUtc(day)).getUTCDay() + 6) % 7;

export const mondayOf = (day: string): string => plusDays(day, -weekdayOf(day));

/** Moves a date or a moment of the demonstration by the distance from its anchor's week to the week of the build. */
export const moved = (moment: string, anchor: string): string => {
  const by = asUtc(mondayOf(buildDay())) - asUtc(mondayOf(anchor));
  return new Date(asUtc(moment) + by).toISOString().slice(0, moment.length === 10 ? 10 : 16);
};

/** "5. desember" */
export const dayAndMonth = (moment: string): string => DAY_AND_MONTH.format(asUtc(moment));

/** "18.00" */
export const clockTime = (moment: string): string => moment.slice(11, 16).replace(":", ".");
