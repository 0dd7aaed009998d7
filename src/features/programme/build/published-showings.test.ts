import fc from "fast-check";
import { toIso } from "../../../../domain/time/oslo";
import { forMachines, type Published } from "./machine-files";
import { machineData } from "./testing/machine-data";
import { EVENT } from "./testing/showings";

interface Edit {
  readonly start: string;
  readonly end: string | null;
  readonly hall: string;
  readonly status: Queries.ShowingStatus;
  readonly revision: number;
  readonly seats: string | null;
}

const PLAN: Edit = {
  start: "2026-12-04T18:00",
  end: "2026-12-04T20:05",
  hall: "Storsalen",
  status: "onSale",
  revision: 0,
  seats: null,
};

/** A build of one showing after the builds before it. */
const build = (edit: Partial<Edit>, before?: Published) => {
  const { start, end, hall, status, revision, seats } = { ...PLAN, ...edit };
  const event = {
    ...EVENT,
    ...{ start, end, status, sequence: revision, note: seats },
    startIso: toIso(start),
    endIso: end === null ? null : toIso(end),
    hall: { ...EVENT.hall, name: hall },
  };
  const made = forMachines({ ...machineData(), allEvent: { nodes: [event] } }, before);
  if (!made) throw new Error("there is no site");
  const calendar = made.files.find(({ path }) => path === `/kalender/${EVENT.key}.ics`)?.text ?? "";
  return { ...made, calendar, sequence: Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]) };
};

test("the first build takes the sequence of the content", () => {
  expect(build({ revision: 3 }).sequence).toBe(3);
});

test.each([
  ["its start", { start: "2026-12-04T19:00" }],
  ["its end", { end: "2026-12-04T20:15" }],
  ["its hall", { hall: "Foajeen" }],
  ["a cancellation", { status: "cancelled" }],
  ["selling out, which its own calendar has in the title", { status: "soldOut" }],
] as const)("%s raises the sequence, although nobody has counted", (_words, edit) => {
  const { published } = build({});
  expect(build(edit, published).sequence).toBe(1);
});

test("a change back is a change", () => {
  const moved = build({ start: "2026-12-04T19:00" }, build({}).published);
  expect(build({}, moved.published).sequence).toBe(2);
});

test("what calendars do not compare leaves it: the rest of the sale, a note", () => {
  const { published } = build({});
  expect(build({ status: "fewLeft", seats: "Få plasser." }, published).sequence).toBe(0);
});

test("a showing that was deleted and comes back goes on where calendars are", () => {
  const moved = build({ start: "2026-12-04T19:00" }, build({}).published);
  const deleted = forMachines({ ...machineData(), allEvent: { nodes: [] } }, moved.published);
  expect(build({ hall: "Foajeen" }, deleted?.published).sequence).toBe(2);
});

test("what calendars no longer contain is forgotten", () => {
  const empty = { ...machineData(), allEvent: { nodes: [] }, buildMoment: { moment: "2027-06-01T12:00" } };
  expect(forMachines(empty, build({}).published)?.published.showings).toEqual({});
});

test("whatever is edited, the same content twice is the same bytes, and every change is published", () => {
  const edit = fc.record({
    start: fc.constantFrom("2026-12-04T18:00", "2026-12-05T18:00"),
    end: fc.constantFrom("2026-12-06T20:05", null),
    hall: fc.constantFrom("Storsalen", "Foajeen"),
    status: fc.constantFrom("onSale", "soldOut", "moved", "cancelled"),
    revision: fc.nat({ max: 9 }),
    seats: fc.constantFrom("Merk.", null),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      let before = build({});
      for (const one of edits) {
        const now = build(one, before.published);
        const again = build(one, now.published);
        expect(again.calendar).toBe(now.calendar);
        expect(again.published).toEqual(now.published);
        expect(now.sequence).toBeGreaterThanOrEqual(Math.max(before.sequence, one.revision));
        const [was, is] = [before, now].map(({ published }) => published.showings[EVENT.key]?.shown);
        if (was !== is) expect(now.sequence).toBeGreaterThan(before.sequence);
        before = now;
      }
    }),
    { numRuns: 50 },
  );
});
