import type { ICalDayJsStub } from "ical-generator";
import { toEpoch, toLocal } from "../../../rules/oslo";

/**
 * A moment as ical-generator takes it. The library writes plain dates in the zone of the machine; this one always says
 * the Oslo wall clock, or UTC when asked, in the two patterns that the library uses (YYYYMMDD and HHmmss).
 *
 * @param moment - as content writes it, "2026-12-01T18:00", or ISO 8601 with offset.
 */
export const osloMoment = (moment: string): ICalDayJsStub => {
  const instant = new Date(toEpoch(moment.replace(/:00([+-]\d{2}:\d{2})$/, "$1")));
  const saying = (clock: string): ICalDayJsStub => ({
    format: (pattern) => {
      const day = clock.slice(0, 10).replaceAll("-", "");
      return pattern === "YYYYMMDD" ? day : `${clock.slice(11, 16).replace(":", "")}00`;
    },
    isValid: () => true,
    toDate: () => instant,
    toJSON: () => instant.toISOString(),
    tz: () => saying(toLocal(instant.getTime())),
    utc: () => saying(instant.toISOString()),
  });
  return saying(toLocal(instant.getTime()));
};
