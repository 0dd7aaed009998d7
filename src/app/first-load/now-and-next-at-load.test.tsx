import fc from "fast-check";
import { JSDOM } from "jsdom";
import { renderToString } from "react-dom/server";
import { toEpoch } from "../../../domain/time/oslo";
import { PartRows } from "../../features/now-and-next/part-rows";
import { PRODUCTIONS, SHOWINGS, seen, VENUE } from "../../features/now-and-next/testing/venue-parts";
import { ENDED_AT_LOAD } from "./ended-at-load";

/** The visible text of a page that was built at one moment and loaded at another, after the script in the head only. */
const loadedAt = async (builtAt: string, readAt: string) => {
  const html = renderToString(
    <PartRows parts={VENUE} showings={SHOWINGS} productions={PRODUCTIONS} now={builtAt} asOf={builtAt} />,
  );
  const { window } = new JSDOM(`<script>Date.now = () => ${toEpoch(readAt)};${ENDED_AT_LOAD}</script>${html}`, {
    runScripts: "dangerously",
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));
  return seen(window.document);
};

const minute = fc.integer({ min: 0, max: 2 * 24 * 60 - 1 }).map((ahead) => {
  const [hour, rest] = [Math.floor(ahead / 60), ahead % 60];
  const time = `${String(hour % 24).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
  return `2026-12-0${1 + Math.floor(hour / 24)}T${time}`;
});

test("an older page shows the same as a new one before any script of ours has run", async () => {
  await fc.assert(
    fc.asyncProperty(minute, minute, async (one, other) => {
      const [builtAt = "", readAt = ""] = [one, other].sort();
      expect(await loadedAt(builtAt, readAt)).toEqual(await loadedAt(readAt, readAt));
    }),
    { numRuns: 25, endOnFailure: true },
  );
});
