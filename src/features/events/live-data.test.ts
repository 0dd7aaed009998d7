import { withLiveData } from "./live-data";
import type { LiveShowing } from "./live-showing";
import { showingsIn } from "./showings-in";

const at = (key: string, start: string) => ({ key, start, end: null, status: "onSale", hall: { key: "sal" } });
const liveOf = (...items: readonly LiveShowing[]) => new Map(items.map((item) => [item.id, item]));

const early = at("a", "2026-12-05T18:00");
const late = at("b", "2026-12-05T20:00");
const block = {
  id: "program",
  heading: null,
  events: [early, late],
  productions: [
    { key: "film", poster: { alt: "" }, events: [late] },
    { key: "annen", poster: null, events: [early] },
  ],
};

test("finds showings at any depth, and nothing else", () => {
  expect(showingsIn(block)).toEqual([early, late, late, early]);
  expect(showingsIn({ rows: [{ key: "a", opens: "10:00" }] })).toEqual([]);
});

test("renews a showing wherever it is, and leaves the rest as the same objects", () => {
  const live = withLiveData(block, liveOf({ id: "b", status: "cancelled", seatsLeft: null }));
  const cancelled = { ...late, status: "cancelled" };
  expect(live).toEqual({
    ...block,
    events: [early, cancelled],
    productions: [{ ...block.productions[0], events: [cancelled] }, block.productions[1]],
  });
  expect(live.events[0]).toBe(early);
  expect(live.productions[1]).toBe(block.productions[1]);
});

test("is the same object when nothing changes", () => {
  expect(withLiveData(block, liveOf())).toBe(block);
  expect(withLiveData(block, liveOf({ id: "ukjent", status: "cancelled", seatsLeft: null }))).toBe(block);
});

test("keeps lists in the order of their times when a showing is moved", () => {
  const live = withLiveData(block, liveOf({ id: "a", status: "moved", seatsLeft: null, start: "2026-12-06T18:00" }));
  expect(live.events.map(({ key }) => key)).toEqual(["b", "a"]);
});

test.each([{ start: "a", status: "b" }, { key: "a", status: "b" }, { key: "a", start: "b" }, null, "key start status"])(
  "takes nothing for a showing that lacks its id, start or status: %j",
  (value) => expect(showingsIn({ value })).toEqual([]),
);
