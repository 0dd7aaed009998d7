import { useEffect, useState } from "react";
import type { LocalDate } from "../../../../domain/time/local-time";
import type { MyFilmRow } from "./my-films";
import { type ScheduleMemory, scheduleMemory, updatedMemory } from "./newly-scheduled";

/** Determines which films have been scheduled since the last visit, and stores those that have not. */
export const useScheduleMemory = (rows: readonly MyFilmRow[] | null, today: LocalDate): ScheduleMemory => {
  const [memory, setMemory] = useState<ScheduleMemory>({});
  const known = rows?.filter(({ film, facts }) => film.path !== null && facts !== null);
  const pathsOf = (hasShowing: boolean): string | null =>
    known
      ?.filter(({ next }) => (next !== null && next.status !== "cancelled") === hasShowing)
      .map(({ film }) => film.path)
      .join("\n") ?? null;
  const scheduled = pathsOf(true);
  const waiting = pathsOf(false);
  useEffect(() => {
    if (scheduled === null || waiting === null) return;
    const films = (paths: string, hasShowing: boolean) =>
      paths
        .split("\n")
        .filter(Boolean)
        .map((path) => ({ path, hasShowing }));
    const after = updatedMemory(
      scheduleMemory.read() ?? {},
      [...films(scheduled, true), ...films(waiting, false)],
      today,
    );
    scheduleMemory.write(Object.keys(after).length > 0 ? after : null);
    setMemory(after);
  }, [scheduled, waiting, today]);
  return memory;
};
