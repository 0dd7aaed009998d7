import fc from "fast-check";
import { fittingSetups, largestPlaces, lowestRent, roomsFor } from "./room-fit";

const festsal = { name: "Festsal", capacity: 260, setups: [{ seats: 220 }, { seats: 180 }, { seats: 128 }] };
const kinosal = { name: "Kinosal", capacity: 142, setups: [{ seats: 142 }, { seats: 128 }] };
const grupperom = { name: "Grupperom", capacity: 8, setups: [{ seats: 8 }] };
const naked = { name: "Lager", capacity: 130, setups: [] };
const ROOMS = [kinosal, festsal, grupperom, naked];

const names = (people: number | null) => roomsFor(ROOMS, people).map(({ name }) => name);

test("returns all rooms in order without a number of people", () => {
  expect(names(null)).toEqual(["Kinosal", "Festsal", "Grupperom", "Lager"]);
});

test("shows the rooms that are large enough: fewest empty places first, then most set-ups", () => {
  expect(names(120)).toEqual(["Festsal", "Kinosal", "Lager"]);
  expect(names(8)).toEqual(["Grupperom", "Festsal", "Kinosal", "Lager"]);
  expect(names(221)).toEqual([]);
});

test("returns the set-ups that fit, the tightest first", () => {
  expect(fittingSetups(festsal, 150)).toEqual([{ seats: 180 }, { seats: 220 }]);
  expect(fittingSetups(festsal, 180)).toEqual([{ seats: 180 }, { seats: 220 }]);
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
    setups: fc.array(fc.record({ seats: fc.integer({ min: 1, max: 500 }) })),
  }),
);

test("shows exactly the rooms that are large enough, none twice", () => {
  fc.assert(
    fc.property(rooms, people, (all, count) => {
      const shown = roomsFor(all, count);
      expect(new Set(shown)).toEqual(new Set(all.filter((room) => largestPlaces(room) >= count)));
      expect(shown).toHaveLength(new Set(shown).size);
    }),
  );
});

test("never shows a room for more people that is not shown for fewer", () => {
  fc.assert(
    fc.property(rooms, people, people, (all, a, b) => {
      const few = roomsFor(all, Math.min(a, b));
      expect(few).toEqual(expect.arrayContaining([...roomsFor(all, Math.max(a, b))]));
    }),
  );
});
