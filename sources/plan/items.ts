import type { Conflict } from "../merge/merge-showing";

/** What a pull would do, or has done, with one film or showing. */
export interface PlanItem {
  readonly kind: keyof typeof KINDS;
  /** "Månebyen, 5.12. kl. 18.45" */
  readonly what: string;
  readonly file: string | null;
  readonly details: readonly string[];
}

/** Headings of the plan, in its order. */
export const KINDS = {
  cancelled: "Avlyses",
  changed: "Endres",
  added: "Nye forestillinger",
  production: "Nye filmer, arrangementer og artikler",
  waiting: "Venter på redaksjonen",
  gone: "Borte hos kilden",
  back: "Tilbake hos kilden",
  removed: "Tas ut, de var borte hos kilden og er over",
  conflict: "Endret både her og hos kilden",
  skipped: "Ikke hentet",
  adopted: "Knyttes til kilden uten å endres",
} as const;

const valueText = (value: unknown): string => {
  if (Array.isArray(value)) {
    return (
      value
        .map((one: { label?: unknown; amount?: unknown }) => `${String(one.label)} ${String(one.amount)}`)
        .join(", ") || "gratis"
    );
  }
  return String(value ?? "ingenting");
};

export const conflictText = ({ label, ours, theirs }: Conflict): string => {
  const values = (side: Conflict["ours"]): string => Object.values(side).map(valueText).join(", ") || "ingenting";
  return `${label}: her «${values(ours)}», hos kilden «${values(theirs)}»`;
};

export const fieldText = (name: string, before: unknown, after: unknown): string =>
  `${name}: ${valueText(before)} → ${valueText(after)}`;

const MOST_SHOWN = 12;

/** The plan as text, in Bokmål. */
export const planText = (items: readonly PlanItem[], isSettled: boolean): string => {
  const parts = Object.entries(KINDS).flatMap(([kind, heading]) => {
    const own = items.filter((item) => item.kind === kind);
    if (own.length === 0) return [];
    const most = kind === "adopted" ? 0 : MOST_SHOWN;
    const lines = own
      .slice(0, kind === "conflict" || kind === "cancelled" ? own.length : most)
      .map(({ what, details }) => [`  ${what}`, ...details.map((line) => `      ${line}`)].join("\n"));
    const rest = own.length - lines.length;
    return [
      [`${heading} (${own.length})`, ...lines, ...(rest > 0 && most > 0 ? [`  … og ${rest} til`] : [])].join("\n"),
    ];
  });
  if (parts.length === 0) return "Alt er som hos kilden.";
  const isOpen = !isSettled && items.some(({ kind }) => kind === "conflict");
  return [
    ...parts,
    ...(isOpen
      ? ["Det som er endret begge steder, er som redaksjonen skrev det. --theirs tar kildens, --ours beholder dette."]
      : []),
  ].join("\n\n");
};
