import { listed } from "../time/norwegian";
import type { PlanRows, PlanTables, SeatingPlan } from "./seating-plan";

const TABLES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  round: ["rundt bord", "runde bord"],
  square: ["lite bord", "små bord"],
  long: ["langbord", "langbord"],
  board: ["møtebord", "møtebord"],
  horseshoe: ["hestesko av bord", "hestesko av bord"],
  high: ["ståbord", "ståbord"],
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** A row's aisles that lie between two chairs. */
export const aislesOf = ({ aisles, seats }: Pick<PlanRows, "aisles" | "seats">): readonly number[] =>
  [...new Set(aisles)].filter((aisle) => aisle < seats).sort((a, b) => a - b);

const rowText = (group: PlanRows): string => {
  const { rows, seats, desks, wheelchairSpaces } = group;
  const places = counted(seats, "stol", "stoler");
  const aisles = aislesOf(group);
  return [
    `${counted(rows, "rad", "rader")} med ${places}${desks ? " ved pulter" : ""}`,
    ...(aisles.length > 0 ? [`gang etter stol ${listed(aisles.map(String))}`] : []),
    ...(wheelchairSpaces > 0 ? [`${counted(wheelchairSpaces, "rullestolplass", "rullestolplasser")} ytterst`] : []),
  ].join(", ");
};

const tableText = ({ tables, shape, seats }: PlanTables): string => {
  const what = counted(tables, ...(TABLES[shape] ?? ["bord", "bord"]));
  if (seats === 0) return what;
  return `${what} med ${counted(seats, "stol", "stoler")}${tables === 1 ? "" : " ved hvert"}`;
};

/** A plan as text, from front to back: the drawing's content for screen readers. */
export const planText = ({ front, rows, tables, standing }: SeatingPlan): string =>
  [
    ...(front === null ? [] : [`${front} foran`]),
    ...rows.map(rowText),
    ...tables.map(tableText),
    ...(standing > 0 ? [`Fritt gulv med ${counted(standing, "ståplass", "ståplasser")}`] : []),
  ]
    .map((words) => `${words}.`)
    .join(" ");
