import { type LocalDateTime, timeOf } from "../time/local-time";
import { AGE_LIMITS, type AgeLimit } from "./age-limit";
import type { Accessibility } from "./showing";

/** The parts of the programme that an occasion can be limited to. */
export const OCCASION_PARTS = ["film", "event", "library"] as const;
export type OccasionPart = (typeof OCCASION_PARTS)[number];

/** What a showing must be to suit an occasion. In each list one match is enough; an empty list allows everything. */
export interface OccasionRule {
  readonly parts: readonly OccasionPart[];
  readonly audience: readonly string[];
  /** For films only, as the languages are: what has no limit is allowed. */
  readonly ageLimit?: AgeLimit | undefined;
  readonly spoken: readonly string[];
  readonly subtitles: readonly string[];
  readonly accessibility: readonly Accessibility[];
  readonly features: readonly string[];
  /** English keys, as in content: "sunday". */
  readonly weekdays: readonly string[];
  /** Earliest start, "17:00". */
  readonly from?: string | undefined;
  /** Starts before, "20:00". */
  readonly until?: string | undefined;
}

/** The facts of a showing that rules are about. */
export interface OccasionFacts {
  readonly part: OccasionPart;
  readonly start: LocalDateTime;
  readonly weekday: string;
  readonly audience: readonly string[];
  readonly ageLimit: AgeLimit | null;
  readonly spokenLanguage: string | null;
  readonly subtitles: string | null;
  readonly accessibility: readonly string[];
  readonly features: readonly string[];
}

/** "Norsk og engelsk" → ["norsk", "engelsk"] */
export const languagesIn = (text: string | null): readonly string[] =>
  (text ?? "").toLowerCase().split(/\s*(?:,|\/|&|\bog\b)\s*/);

const plain = (texts: readonly string[]): readonly string[] => texts.map((text) => text.toLowerCase());

const hasAny = (wanted: readonly string[], found: readonly string[]): boolean =>
  wanted.length === 0 || plain(wanted).some((one) => plain(found).includes(one));

/** The part of the programme that a production belongs to. */
export const partOf = ({ object, typeText }: { readonly object: string; readonly typeText: string }): OccasionPart => {
  if (object === "movie") return "film";
  return typeText === "Bibliotek" ? "library" : "event";
};

/** The conditions of a rule, by its fields: each is true of a showing that the field allows. */
export const OCCASION_CONDITIONS = {
  parts: ({ parts }, { part }) => parts.length === 0 || parts.includes(part),
  audience: (rule, { audience }) => hasAny(rule.audience, audience),
  ageLimit: ({ ageLimit }, facts) => {
    if (ageLimit === undefined || facts.part !== "film") return true;
    return facts.ageLimit !== null && AGE_LIMITS.indexOf(facts.ageLimit) <= AGE_LIMITS.indexOf(ageLimit);
  },
  spoken: ({ spoken }, { part, spokenLanguage }) => part !== "film" || hasAny(spoken, languagesIn(spokenLanguage)),
  subtitles: (rule, { part, subtitles }) => part !== "film" || hasAny(rule.subtitles, languagesIn(subtitles)),
  accessibility: (rule, { accessibility }) => hasAny(rule.accessibility, accessibility),
  features: (rule, { features }) => hasAny(rule.features, features),
  weekdays: ({ weekdays }, { weekday }) => hasAny(weekdays, [weekday]),
  from: ({ from }, { start }) => from === undefined || timeOf(start) >= from,
  until: ({ until }, { start }) => until === undefined || timeOf(start) < until,
} as const satisfies Readonly<Record<keyof OccasionRule, (rule: OccasionRule, facts: OccasionFacts) => boolean>>;

/** Whether a showing suits an occasion. */
export const suits = (rule: OccasionRule, facts: OccasionFacts): boolean =>
  Object.values(OCCASION_CONDITIONS).every((allows) => allows(rule, facts));
