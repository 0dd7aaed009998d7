import { daysBetween, type LocalDate } from "../../../../domain/time/local-time";
import { storedValue } from "../../../lib/stored-value";
import { SCHEDULED_KEY } from "../user/stored-keys";

/** By the film's page: null while it had no showing, then the day on which one was first seen. */
export type ScheduleMemory = Readonly<Record<string, LocalDate | null>>;

/** How many days a film is marked as newly scheduled, counted from when the visitor first saw its showing. */
const NEWS_DAYS = 7;

const asMemory = (value: unknown): ScheduleMemory | null =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, day]) => day === null || typeof day === "string"))
    : null;

export const scheduleMemory = storedValue<ScheduleMemory>(SCHEDULED_KEY, asMemory);

/** Updates the memory for a list; drops films that are no longer on it. */
export const updatedMemory = (
  before: ScheduleMemory,
  films: readonly { readonly path: string; readonly hasShowing: boolean }[],
  today: LocalDate,
): ScheduleMemory =>
  Object.fromEntries(
    films.flatMap(({ path, hasShowing }): readonly (readonly [string, LocalDate | null])[] => {
      if (!hasShowing) return [[path, null]];
      const since = before[path];
      if (since === undefined) return [];
      if (since === null) return [[path, today]];
      return daysBetween(since, today) < NEWS_DAYS ? [[path, since]] : [];
    }),
  );

/** Whether a film has been scheduled since the visitor last saw it without a showing. */
export const isNewlyScheduled = (memory: ScheduleMemory, path: string | null): boolean =>
  path !== null && typeof memory[path] === "string";
