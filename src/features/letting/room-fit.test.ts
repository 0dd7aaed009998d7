import fc from "fast-check";
import { fittingSetups, largestPlaces, lowestRent, PURPOSES, roomsFor, type Wish } from "./room-fit";

const rows = (seats: number) => ({ kind: "cinema", seats });
const tables = (seats: number) => ({ kind: "banquet", seats });
const festsal = { name: "Festsal", capacity: 260, setups: [rows(220), tables(180), tables(128)] };
const kinosal = { name: "Kinosal", capacity: 142, setups: [rows(142), rows(128)] };
const grupperom = { name: "Grupperom", capacity: 8, setups: [{ kind: "boardroom", seats: 8 }] };
const naked = { name: "Lager", capacity: 130, setups: [] };
const ROOMS = [kinosal, festsal, grupperom, naked];

const names = (people: number | null, purpose: Wish["purpose"] = null) =>
  roomsFor(ROOMS, { people, purpose }).map(({ name }) => name);

test("returns all rooms in order without a number of people", () => {
  expect(names(null)).toEqual(["Kinosal", "Festsal", "Grupperom", "Lager"]);
});

test("shows the rooms that are large enough: fewest empty places first, then most set-ups", () => {
  expect(names(120)).toEqual(["Festsal", "Kinosal", "Lager"]);
  expect(names(8)).toEqual(["Grupperom", "Festsal", "Kinosal", "Lager"]);
  expect(names(221)).toEqual([]);
});

test("shows the rooms that serve a purpose, whose set-up for it is large enough", () => {
  expect(names(null, "forestilling")).toEqual(["Kinosal", "Festsal"]);
  expect(names(null, "mote")).toEqual(["Grupperom"]);
  expect(names(130, "middag")).toEqual(["Festsal"]);
  expect(names(190, "middag")).toEqual([]);
  expect(names(null, "kurs")).toEqual([]);
  expect(largestPlaces(festsal, "middag")).toBe(180);
});

test("returns the set-ups that fit, the tightest first", () => {
  const fitting = (people: number, purpose: Wish["purpose"] = null) => fittingSetups(festsal, { people, purpose });
  expect(fitting(150)).toEqual([tables(180), rows(220)]);
  expect(fitting(180)).toEqual([tables(180), rows(220)]);
  expect(fitting(150, "forestilling")).toEqual([rows(220)]);
});

test("returns the lowest rent that is open to everyone", () => {
  const club = { amount: 0, limited: true };
  expect(lowestRent([club, { amount: 900, limited: false }, { amount: 400, limited: false }])).toBe(400);
  expect(lowestRent([{ amount: 0, limited: false }])).toBe(0);
  expect(lowestRent([club])).toBeNull();
});

const people = fc.integer({ min: 1, max: 500 });
const rooms = fc.array(
  fc.record({
    capacity: fc.integer({ min: 1, max: 500 }),
    setups: fc.array(
      fc.record({
        kind: fc.constantFrom("cinema", "banquet", "boardroom", "new"),
        seats: fc.integer({ min: 1, max: 500 }),
      }),
    ),
  }),
);

const purpose = fc.option(fc.constantFrom(...PURPOSES));

test("shows exactly the rooms that are large enough for the purpose, none twice", () => {
  fc.assert(
    fc.property(rooms, people, purpose, (all, count, what) => {
      const shown = roomsFor(all, { people: count, purpose: what });
      expect(new Set(shown)).toEqual(new Set(all.filter((room) => largestPlaces(room, what) >= count)));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
});

test("never shows a room for more people that is not shown for fewer", () => {
  fc.assert(
    fc.property(rooms, people, people, purpose, (all, a, b, what) => {
      const few = roomsFor(all, { people: Math.min(a, b), purpose: what });
      expect(few).toEqual(expect.arrayContaining([...roomsFor(all, { people: Math.max(a, b), purpose: what })]));
    }),
  );
});
