/** The age limits set by Norwegian distributors; `null` means "not set yet", for coming films. */
export const AGE_LIMITS = ["A", "6", "9", "12", "15", "18"] as const;
export type AgeLimit = (typeof AGE_LIMITS)[number];

export const isAgeLimit = (value: string): value is AgeLimit => AGE_LIMITS.some((limit) => limit === value);

/** The badge's text: "A", "12" or "?". */
export const ageLimitMark = (limit: string | null): string => limit ?? "?";

/** The badge's label: "Tillatt for alle", "Aldersgrense 12 år", "Aldersgrense ikke fastsatt". */
export const ageLimitLabel = (limit: string | null): string => {
  if (limit === null) return "Aldersgrense ikke fastsatt";
  return limit === "A" ? "Tillatt for alle" : `Aldersgrense ${limit} år`;
};

/** What a limit allows a child: to see the film alone, only with an adult, or not at all; "unset" without a limit. */
export type Admission = "alone" | "withAdult" | "no" | "unset";

/** Minimum ages, alone and with an adult (18 or older, in the hall): Medietilsynet's table. */
const ADMITTED_FROM: Readonly<Record<AgeLimit, { readonly alone: number; readonly withAdult: number }>> = {
  A: { alone: 0, withAdult: 0 },
  "6": { alone: 6, withAdult: 0 },
  "9": { alone: 9, withAdult: 6 },
  "12": { alone: 12, withAdult: 9 },
  "15": { alone: 15, withAdult: 12 },
  "18": { alone: 18, withAdult: 18 },
};

/** The minimum ages that a limit sets, alone and with an adult; null without a limit. */
export const admittedFrom = (limit: string | null): { readonly alone: number; readonly withAdult: number } | null =>
  limit !== null && isAgeLimit(limit) ? ADMITTED_FROM[limit] : null;

/** What a limit allows a child of an age in whole years. An unknown limit counts as not set. */
export const admission = (limit: string | null, age: number): Admission => {
  if (limit === null || !isAgeLimit(limit)) return "unset";
  const from = ADMITTED_FROM[limit];
  if (age >= from.alone) return "alone";
  return age >= from.withAdult ? "withAdult" : "no";
};

/** A child who wants to see a film. */
interface Visitor {
  /** In whole years. */
  readonly age: number;
  /** Whether an adult (18 or older) accompanies the child in the hall. */
  readonly withAdult: boolean;
}

/** Whether the limit excludes the child. A limit not set yet excludes nobody. */
export const isAdmissionRefused = (limit: string | null, { age, withAdult }: Visitor): boolean => {
  const answer = admission(limit, age);
  return answer === "no" || (answer === "withAdult" && !withAdult);
};
