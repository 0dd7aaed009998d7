import { byText } from "../../domain/collections/by-text";
import { dateOf, weekdayName } from "../../domain/time/local-time";
import { clockTime } from "../../domain/time/norwegian";
import { KINDS, type PlanItem } from "./items";
import { type Column, tableText, wrapped } from "./table";

/** With the gaps, as wide as a terminal of 100 characters. */
const COLUMNS: readonly Column[] = [
  { heading: "Hva", width: 12 },
  { heading: "Når", width: 20 },
  { heading: "Film, arrangement, artikkel", width: 27 },
  { heading: "Detaljer", width: 35 },
];
const WIDTH = 100;

/** "lør 05.12.2026 18.45" */
const when = (start: string | null): string => {
  if (start === null) return "";
  const [year, month, day] = dateOf(start).split("-");
  return `${weekdayName(dateOf(start)).slice(0, 3)} ${day}.${month}.${year} ${clockTime(start.slice(0, 16))}`;
};

type Row = readonly (readonly string[])[];

interface Group {
  readonly kind: (typeof KINDS)[number];
  readonly items: readonly PlanItem[];
}

const rowsOf = ({ kind: { label }, items }: Group): readonly Row[] =>
  items.map(({ title, start, details }) => [[label], [when(start)], [title], details]);

const HOW_TO_SETTLE =
  "Det som er endret begge steder, er som redaksjonen skrev det. --theirs tar kildens, --ours beholder dette.";

/** The plan as a table, in Bokmål. */
export const planText = (items: readonly PlanItem[], isSettled: boolean): string => {
  const groups: readonly Group[] = KINDS.map((kind) => ({
    kind,
    items: items.filter((item) => item.kind === kind.kind).sort(byText(({ start }) => start ?? "")),
  }));
  const present = groups.filter((group) => group.items.length > 0);
  if (present.length === 0) return "Alt er som hos kilden.";
  const isOpen = !isSettled && items.some(({ kind }) => kind === "conflict");
  const totals = present.map(({ kind: { total }, items: own }) => total(own.length));
  return [
    tableText(COLUMNS, present.flatMap(rowsOf)),
    wrapped(`I alt: ${totals.join(", ")}.`, WIDTH).join("\n"),
    ...(isOpen ? [wrapped(HOW_TO_SETTLE, WIDTH).join("\n")] : []),
  ].join("\n\n");
};
