import { createHash } from "node:crypto";
import { listedUntil, showingEnd, showingPhase } from "../../showings/showing";
import { addDays, dateOf, isoWeek } from "../../time/local-time";
import { longDate, longMoment } from "../../time/norwegian";
import { addMinutes, instantsOf, toEpoch, toIso, toLocal } from "../../time/oslo";

/**
 * Run as a separate process with another TZ: a digest of the rules' results for every minute of 2026, and the machine's
 * offset from UTC, so that the test can verify that the zone was in force.
 */
const MINUTE_MS = 60_000;
const START = Date.UTC(2025, 11, 31, 23);
const END = Date.UTC(2026, 11, 31, 23);

const digest = createHash("sha256");
for (let instant = START; instant < END; instant += MINUTE_MS) {
  const local = toLocal(instant);
  digest.update(local);
  // The rest is slower; a prime interval in minutes covers every minute of the hour, and both clock changes.
  if (((instant - START) / MINUTE_MS) % 7 !== 0) continue;
  const end = showingEnd({ start: local, runningTime: 104, advertising: 15 });
  digest.update(
    [
      instantsOf(local).join(),
      toEpoch(local),
      toIso(local),
      addMinutes(local, 90),
      end,
      listedUntil(local, null),
      showingPhase({ start: local, end: null }, addMinutes(local, 30)),
      addDays(dateOf(local), 1),
      isoWeek(dateOf(local)),
      longDate(dateOf(local)),
      longMoment(local),
    ].join("|"),
  );
}
console.log(digest.digest("hex"), new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset());
