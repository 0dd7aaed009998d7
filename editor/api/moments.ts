import { z } from "zod";
import { isCalendarDate } from "../../domain/time/local-time";

/** Dates and times of requests, which must exist: "2026-13-45" and "25:99" have the right signs. */

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})([+-]\d{2}:\d{2})?$/;

export const dateSchema = z.string().refine(isCalendarDate);

export const clockSchema = z.string().regex(CLOCK);

/** As in the content files, with an offset in the doubled hour of autumn. */
export const momentSchema = z.string().refine((text) => {
  const [, date = "", clock = ""] = MOMENT.exec(text) ?? [];
  return isCalendarDate(date) && CLOCK.test(clock);
});
