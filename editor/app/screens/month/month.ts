import { addDays, MONTHS, mondayOf } from "../../../../domain/time/local-time";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Week } from "../../../api/week";
import { weekClient } from "../../data/client";

export type Day = Week["days"][number];

/** "2026-12" */
export type Month = string;

export interface Programme {
  readonly month: Month;
  readonly now: string;
  readonly weeks: readonly Week[];
}

/** The weeks with days of a month, in order. */
const weeksOf = (month: Month): Promise<readonly Week[]> => {
  const first = `${month}-01`;
  const mondays = [1, 2, 3, 4, 5].map((at) => addDays(mondayOf(first), 7 * at)).filter((day) => day.startsWith(month));
  return Promise.all([first, ...mondays].map((day) => weekClient.week(day)));
};

/** From then on, what is left of a month says little. */
const LATE = 16;

/** A month; when none is asked for this one, and with it the next when it is nearly over. */
export const loadMonths = async (asked: Month | null): Promise<readonly Programme[]> => {
  const now = asked === null ? (await weekClient.week(null)).now : "";
  const month = asked ?? now.slice(0, 7);
  const weeks = await weeksOf(month);
  const first = { month, now: weeks[0]?.now ?? now, weeks };
  if (asked !== null || Number(now.slice(8, 10)) < LATE) return [first];
  const { after } = besideOf(month);
  return [first, { ...first, month: after, weeks: await weeksOf(after) }];
};

export const besideOf = (month: Month) => ({
  before: addDays(`${month}-01`, -1).slice(0, 7),
  after: addDays(`${month}-28`, 4).slice(0, 7),
});

export const titleOf = (month: Month): string =>
  sentenceCase(`${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`);

/** Whether nothing is on, appears or leaves. */
export const isBare = ({ date }: Day, weeks: readonly Week[]): boolean =>
  !weeks.some(
    ({ showings, scheduled }) =>
      showings.some(({ start }) => start.startsWith(date)) || scheduled.some((one) => one.date === date),
  );

/** What a day's place in the strip tells of it: how many showings, and what has become of some: "1 avlyst". */
export const toldOf = (day: Day, weeks: readonly Week[]) => {
  const own = weeks.flatMap(({ showings }) => showings).filter(({ start }) => start.startsWith(day.date));
  return {
    isBare: isBare(day, weeks),
    count: own.length,
    changes: ["cancelled", "moved", "soldOut"].flatMap((status) => {
      const changed = own.filter((one) => one.status === status);
      return changed[0] === undefined
        ? []
        : [{ status, text: `${changed.length} ${changed[0].statusText.toLowerCase()}` }];
    }),
  };
};

export const daysOf = ({ month, weeks }: Pick<Programme, "month" | "weeks">): readonly Day[] =>
  weeks.flatMap((week) => week.days).filter(({ date }) => date.startsWith(month));
