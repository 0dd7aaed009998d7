import { addDays } from "../../../domain/time/local-time";
import type { Pulled, PulledShowing, Skipped } from "../../records";
import { linesIn } from "../../text/decode";
import { bytesOf, type Place } from "../read-file";
import { entriesIn, partsOf } from "./calendar";
import { EntryFault, isCancelNotice } from "./entry";
import { type Places, showingsOf } from "./showings";

const HORIZON_DAYS = 26 * 7;

interface Options extends Places {
  readonly place: Place;
}

/**
 * An iCalendar file, from today on: single events, and half a year of recurring ones.
 *
 * @throws SourceFault when it is not a calendar.
 */
export const ical = async ({ place, ...places }: Options, today: string): Promise<Pulled> => {
  const lines = linesIn(await bytesOf(place), true);
  const window = { from: today, until: addDays(today, HORIZON_DAYS) };
  const records: (PulledShowing | Skipped)[] = [];
  const calendars = partsOf(lines);
  let isPartial = calendars.some(({ calendar }) => isCancelNotice(calendar));
  for (const { uid, entries, fault, cancels } of entriesIn(calendars, today)) {
    const skip = (skipped: Skipped): void =>
      void records.push(skipped, ...cancels.map((one) => ({ id: uid, why: "", cancels: one })));
    if (fault !== null) {
      const { hidesOthers, ...skipped } = fault;
      isPartial ||= hidesOthers;
      skip(skipped);
      continue;
    }
    try {
      records.push(...showingsOf(uid, entries, places, window));
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error;
      isPartial = true;
      skip({ id: uid, what: entries[0]?.title ?? uid, why: error.message });
    }
  }
  return {
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: records.flatMap((one) => ("why" in one ? [one] : [])),
    isPartial,
    articles: null,
  };
};
