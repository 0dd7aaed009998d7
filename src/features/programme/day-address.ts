import type { LocalDate } from "../../../domain/time/local-time";
import { formatSelection, NOTHING } from "./selection";

/** One day of a programme: "/kinoprogram" → "/kinoprogram?dag=2026-12-05". */
export const programmeOfDay = (path: string, day: LocalDate): string =>
  `${path}${formatSelection({ ...NOTHING, day }, "")}`;
