import { addDays } from "../../../domain/time/local-time";
import type { Pulled, PulledShowing, Skipped } from "../../records";
import { bytesOf, type Place } from "../read-file";
import { entriesIn, partsOf } from "./calendar";
import { EntryFault } from "./entry";
import { eventsOf } from "./same-uid";
import { type Places, showingsOf } from "./showings";

const HORIZON_DAYS = 26 * 7;

interface Options extends Places {
  readonly name: string;
  readonly place: Place;
}

/**
 * An iCalendar file, from today on: single events, and half a year of recurring ones.
 *
 * @throws SourceFault when it is not a calendar.
 */
export const ical = async ({ name, place, ...places }: Options, today: string): Promise<Pulled> => {
  const text = new TextDecoder().decode(await bytesOf(name, place));
  const window = { from: today, until: addDays(today, HORIZON_DAYS) };
  const records: (PulledShowing | Skipped)[] = [];
  let isPartial = false;
  for (const [uid, entries] of entriesIn(partsOf(text, name), today)) {
    if ("why" in entries) {
      const { hidesOthers, ...skipped } = entries;
      isPartial ||= hidesOthers;
      records.push(skipped);
      continue;
    }
    try {
      records.push(...eventsOf(entries).flatMap((own) => showingsOf(uid, own, places, window)));
    } catch (error) {
      if (!(error instanceof EntryFault)) throw error;
      isPartial = true;
      records.push({ id: uid, what: entries[0]?.title ?? uid, why: error.message });
    }
  }
  return {
    showings: records.flatMap((one) => ("why" in one ? [] : [one])),
    skipped: records.flatMap((one) => ("why" in one ? [one] : [])),
    isPartial,
    articles: null,
  };
};
