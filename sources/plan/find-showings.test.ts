import type { Json } from "../../domain/json/json";
import type { PulledShowing } from "../records";
import { pulledShowing } from "../testing/pulled-showing";
import { finderOf } from "./find-showings";

const PLACE = { production: "torsken", start: "2026-12-04T18:00", hall: "sal" };
const OWN = {
  id: "x",
  ...PLACE,
  start: "2026-12-01T18:00",
  source: { name: "billetter", id: "1", said: { hall: "sal" } },
};
const PLAIN = { id: "torsken-1", ...PLACE };
const OTHERS = {
  id: "y",
  ...PLACE,
  start: "2026-12-06T18:00",
  previousStart: "2026-12-05T18:00",
  source: { name: "kalender", id: "1" },
};

const pulled = (id: string) => pulledShowing({ id, start: PLACE.start, hall: "sal" });

const finder = (events: readonly Json[], showings: readonly PulledShowing[] = [], isPartial = false) =>
  finderOf({
    present: { events: events.map((value) => ({ file: "events/a.json", value })) },
    source: { name: "billetter" },
    pulled: { showings, skipped: [{ id: "9", why: "" }], isPartial, articles: null },
  });

const nowhere = { start: "2026-12-31T18:00", hall: "sal" };

test("a showing is found by the source's id, by its own id, or by what it shows, when and where", () => {
  const { find } = finder([OWN, PLAIN, OTHERS]);
  expect(find("1", "torsken", nowhere)?.value).toBe(OWN);
  expect(find("torsken-1", "torsken", nowhere)?.value).toBe(PLAIN);
  const byPlace = finder([OWN, PLAIN, OTHERS]).find;
  expect(byPlace("5", "annen", PLACE)).toBeNull();
  expect(byPlace("5", "torsken", { ...PLACE, hall: "foaje" })).toBeNull();
  expect(byPlace("5", "torsken", PLACE)?.value).toBe(PLAIN);
});

test("one showing of the content is found once only", () => {
  const { find } = finder([PLAIN]);
  expect(find("5", "torsken", PLACE)?.value).toBe(PLAIN);
  expect(find("6", "torsken", PLACE)).toBeNull();
});

test("what another source has is not found, but reported, where it is and where it was before it moved", () => {
  const { find, otherSource } = finder([OTHERS, OWN]);
  for (const start of [OTHERS.start, OTHERS.previousStart]) {
    expect(find("y", "torsken", { ...PLACE, start })).toBeNull();
    expect(otherSource("torsken", { ...PLACE, start })).toBe("kalender");
  }
  expect(otherSource("torsken", PLACE)).toBeNull();
  expect(otherSource("torsken", OWN)).toBeNull();
});

test("what the source said last is known of its own showings", () => {
  const { lastSaid } = finder([OWN, PLAIN]);
  expect([lastSaid("1"), lastSaid("torsken-1"), lastSaid("2")]).toEqual([{ hall: "sal" }, null, null]);
});

test("a source misses what it no longer lists, neither as a showing nor as one that was left out", () => {
  const listed = { ...OWN, source: { name: "billetter", id: "8" } };
  const skipped = { ...OWN, source: { name: "billetter", id: "9" } };
  const missed = (isPartial: boolean) =>
    finder([OWN, listed, skipped, PLAIN, OTHERS], [pulled("8")], isPartial)
      .missing()
      .map(({ value }) => value);
  expect(missed(false)).toEqual([OWN]);
  expect(missed(true)).toEqual([]);
});
