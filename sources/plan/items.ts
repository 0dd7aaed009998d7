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

interface Kind {
  readonly kind: string;
  readonly label: string;
  readonly total: (count: number) => string;
}

/** "1 forestilling", "2 forestillinger" */
export const showings = (count: number): string => (count === 1 ? "1 forestilling" : `${count} forestillinger`);

/** The kinds in the plan's order, with their labels in the table and the totals. */
export const KINDS = [
  { kind: "cancelled", label: "Avlyses", total: (count) => `${showings(count)} avlyses` },
  { kind: "renamed", label: "Annen tittel", total: (count) => `${showings(count)} har annen tittel hos kilden` },
  { kind: "changed", label: "Endres", total: (count) => `${count} endres` },
  { kind: "added", label: "Ny", total: (count) => (count === 1 ? "1 ny forestilling" : `${count} nye forestillinger`) },
  { kind: "production", label: "Opprettes", total: (count) => `${count} opprettes` },
  { kind: "waiting", label: "Venter", total: (count) => `${count} venter på redaksjonen` },
  { kind: "gone", label: "Borte", total: (count) => `${count} borte hos kilden` },
  { kind: "back", label: "Tilbake", total: (count) => `${showings(count)} tilbake hos kilden` },
  { kind: "removed", label: "Tas ut", total: (count) => `${showings(count)} tas ut, borte hos kilden og over` },
  { kind: "conflict", label: "Konflikt", total: (count) => `${count} endret både her og hos kilden` },
  { kind: "skipped", label: "Ikke hentet", total: (count) => `${count} ikke hentet` },
  { kind: "adopted", label: "Knyttes", total: (count) => `${count} knyttes til kilden uten å endres` },
] as const satisfies readonly Kind[];

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
