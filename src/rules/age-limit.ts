/** The limits that Norwegian distributors set; `null` stands for "not set yet" on coming films. */
export const AGE_LIMITS = ["A", "6", "9", "12", "15", "18"] as const;
export type AgeLimit = (typeof AGE_LIMITS)[number];

export const isAgeLimit = (value: string): value is AgeLimit => AGE_LIMITS.some((limit) => limit === value);

/** What the badge shows: "A", "12" or "?". */
export const ageLimitMark = (limit: string | null): string => limit ?? "?";

/** What the badge says: "Tillatt for alle", "Aldersgrense 12 år", "Aldersgrense ikke fastsatt". */
export const ageLimitLabel = (limit: string | null): string => {
  if (limit === null) return "Aldersgrense ikke fastsatt";
  return limit === "A" ? "Tillatt for alle" : `Aldersgrense ${limit} år`;
};
