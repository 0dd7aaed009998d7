import { longMoment } from "../../domain/time/norwegian";

/** Outcome of a pull, planned or done, for one film, showing or article. */
export interface PlanItem {
  readonly kind: ItemKind;
  /** "Månebyen, lørdag 5. desember kl. 18.45"; with the reason when skipped. */
  readonly what: string;
  /** "Månebyen" */
  readonly title: string;
  /** Start of a showing, as in content files: "2026-12-05T18:45". */
  readonly start: string | null;
  readonly file: string | null;
  readonly details: readonly string[];
}

/** The kinds in the plan's order, with their labels in the table and the totals. */
export const KINDS = [
  { kind: "cancelled", label: "Avlyses", total: "Avlyses" },
  { kind: "changed", label: "Endres", total: "Endres" },
  { kind: "added", label: "Ny", total: "Nye forestillinger" },
  { kind: "production", label: "Opprettes", total: "Nye filmer, arrangementer og artikler" },
  { kind: "waiting", label: "Venter", total: "Venter på redaksjonen" },
  { kind: "gone", label: "Borte", total: "Borte hos kilden" },
  { kind: "back", label: "Tilbake", total: "Tilbake hos kilden" },
  { kind: "removed", label: "Tas ut", total: "Tas ut, de var borte hos kilden og er over" },
  { kind: "conflict", label: "Konflikt", total: "Endret både her og hos kilden" },
  { kind: "skipped", label: "Ikke hentet", total: "Ikke hentet" },
  { kind: "adopted", label: "Knyttes", total: "Knyttes til kilden uten å endres" },
] as const;

export type ItemKind = (typeof KINDS)[number]["kind"];

interface About extends Partial<Pick<PlanItem, "start" | "file" | "details">> {
  readonly title: string;
}

const named = ({ title, start = null }: About): string =>
  start === null ? title : `${title}, ${longMoment(start.slice(0, 16))}`;

export const planItem = (kind: Exclude<ItemKind, "skipped">, about: About): PlanItem => ({
  kind,
  what: named(about),
  title: about.title,
  start: about.start ?? null,
  file: about.file ?? null,
  details: about.details ?? [],
});

/** An item that is not pulled, with the reason. */
export const skippedItem = (about: Pick<About, "title" | "start">, why: string): PlanItem => ({
  kind: "skipped",
  what: about.title === "" ? why : `${named(about)}: ${why}`,
  title: about.title,
  start: about.start ?? null,
  file: null,
  details: [why],
});
