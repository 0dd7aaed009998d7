import { dateOf, weekdayName } from "../../domain/time/local-time";
import { clockTime } from "../../domain/time/norwegian";
import { type ItemKind, KINDS, type PlanItem } from "./items";
import { type Column, tableText, wrapped } from "./table";

/** With the gaps, as wide as a terminal of 100 characters. */
const COLUMNS: readonly Column[] = [
  { heading: "Hva", width: 11 },
  { heading: "Når", width: 20 },
  { heading: "Film, arrangement, artikkel", width: 27 },
  { heading: "Detaljer", width: 36 },
];
const WIDTH = 100;

/** Per kind; kinds that somebody must act on are shown in full. */
const MAX_SHOWN = 12;
const ALL_SHOWN: readonly ItemKind[] = ["cancelled", "conflict"];

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

const rowsOf = ({ kind: { kind, label }, items }: Group): readonly Row[] => {
  if (kind === "adopted") return [[[label], [], [`${items.length} som ikke endres`], []]];
  const shown = ALL_SHOWN.includes(kind) ? items : items.slice(0, MAX_SHOWN);
  const rest = items.length - shown.length;
  return [
    ...shown.map(({ title, start, details }): Row => [[label], [when(start)], [title], details]),
    ...(rest > 0 ? [[[label], [], [`… og ${rest} til`], []]] : []),
  ];
};

const HOW_TO_SETTLE =
  "Det som er endret begge steder, er som redaksjonen skrev det. --theirs tar kildens, --ours beholder dette.";

/** The plan as a table, in Bokmål. */
export const planText = (items: readonly PlanItem[], isSettled: boolean): string => {
  const groups: readonly Group[] = KINDS.map((kind) => ({
    kind,
    items: items.filter((item) => item.kind === kind.kind),
  }));
  const present = groups.filter((group) => group.items.length > 0);
  if (present.length === 0) return "Alt er som hos kilden.";
  const isOpen = !isSettled && items.some(({ kind }) => kind === "conflict");
  const totals = present.map(({ kind: { total }, items: own }) => `${total} (${own.length}).`);
  return [
    tableText(COLUMNS, present.flatMap(rowsOf)),
    wrapped(`I alt: ${totals.join(" ")}`, WIDTH).join("\n"),
    ...(isOpen ? [wrapped(HOW_TO_SETTLE, WIDTH).join("\n")] : []),
  ].join("\n\n");
};
