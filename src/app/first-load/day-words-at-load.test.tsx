import fc from "fast-check";
import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { SHOWING_STATUSES } from "../../../domain/showings/showing";
import { addDays } from "../../../domain/time/local-time";
import { toEpoch } from "../../../domain/time/oslo";
import { When } from "../../components/programme/day-label";
import { BuyButton } from "../../components/programme/row/buy-button";
import { StateTags } from "../../components/programme/row/state-tags";
import { film, showing } from "../../components/testing/showings";
import { ENDED_AT_LOAD } from "./ended-at-load";

/** The visible text of a page that is loaded at a moment, after the script in the head only. */
const loadedAt = async (html: string, moment: string): Promise<readonly string[]> => {
  const { window } = new JSDOM(`<script>Date.now = () => ${toEpoch(moment)};${ENDED_AT_LOAD}</script><p>${html}</p>`, {
    runScripts: "dangerously",
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));
  return [...window.document.querySelectorAll("li, a, p > span")]
    .filter((element) => element.closest("[hidden]") === null)
    .map(({ textContent }) => textContent ?? "");
};

const START = "2026-12-05T18:00";
const moment = fc
  .tuple(fc.integer({ min: -4, max: 4 }), fc.constantFrom("00:00", "09:59", "10:00", "17:59", "18:00", "19:30"))
  .map(([days, time]) => `${addDays("2026-12-05", days)}T${time}`);

test("an old build shows the same day words as a new one", async () => {
  const built = (now: string) => renderToString(<When start={START} now={now} />);
  await fc.assert(
    fc.asyncProperty(moment, moment, async (builtAt, readAt) => {
      expect(await loadedAt(built(builtAt), readAt)).toEqual(await loadedAt(built(readAt), readAt));
    }),
    { numRuns: 30 },
  );
});

test("an old build shows a showing and its ticket link as a new one, until it has ended", async () => {
  const facts = fc.record({
    status: fc.constantFrom(...SHOWING_STATUSES),
    saleOpens: fc.constantFrom(null, "2026-12-03T10:00", "2026-12-05T10:00"),
  });
  await fc.assert(
    fc.asyncProperty(facts, moment, moment, async (known, one, other) => {
      const [builtAt = "", readAt = ""] = [one, other].sort();
      fc.pre(readAt < "2026-12-05T20:00");
      const event = showing({ ...known, start: START, end: "2026-12-05T20:00" });
      const built = (now: string) =>
        renderToString(
          <>
            <StateTags event={event} now={now} />
            <BuyButton event={event} production={film()} day="lørdag" now={now} />
          </>,
        );
      expect(await loadedAt(built(builtAt), readAt)).toEqual(await loadedAt(built(readAt), readAt));
    }),
    { numRuns: 60 },
  );
});
