import fc from "fast-check";
import type { Json } from "../json/json";
import { SHOWING_STATUSES } from "./showing";
import { sequenceOf } from "./showing-change";
import { cancelled, copied, moved, restored, withStatus } from "./showing-edits";

const NOW = "2026-12-01T12:00";
const hasPrices = ({ prices }: Json): boolean => Array.isArray(prices) && prices.length > 0;
const KNOWN = { now: NOW, hasPrices };
const event: Json = {
  id: "kraka-1204-2130",
  production: "kraka",
  start: "2026-12-04T21:30",
  hall: "kinosal",
  status: "onSale",
  accessibility: ["hearingLoop"],
  prices: [{ label: "Voksen", amount: 135 }],
  ticketUrl: "https://billett.example.no/forestilling/kraka-1204-2130",
};

const sequence = (one: Json): number =>
  sequenceOf({
    status: String(one.status),
    revision: typeof one.revision === "number" ? one.revision : 0,
  });

test("a cancelled showing has its reason, and only that is new", () => {
  expect(cancelled(event, "Sykdom.", NOW)).toEqual({ ...event, status: "cancelled", reason: "Sykdom.", changed: NOW });
});

test("sold out does not raise the revision of calendars", () => {
  expect(withStatus(event, "soldOut", NOW)).toEqual({ ...event, status: "soldOut", changed: NOW });
});

test("a showing that is moved twice keeps its first time, and is planned again when it is there", () => {
  const once = moved(event, { start: "2026-12-05T18:00", hall: "kinosal", reason: "Lampe." }, KNOWN);
  expect(once).toMatchObject({ status: "moved", previousStart: "2026-12-04T21:30", reason: "Lampe." });
  const twice = moved(once, { start: "2026-12-06T18:00", hall: "festsal", reason: "Lampe." }, KNOWN);
  expect(twice).toMatchObject({ previousStart: "2026-12-04T21:30", hall: "festsal", revision: 1 });
  const back = moved(twice, { start: "2026-12-04T21:30", hall: "kinosal", reason: "" }, KNOWN);
  expect(back).toEqual({ ...event, changed: NOW, revision: 2 });
});

test("an end of its own moves along", () => {
  const ending = { ...event, end: "2026-12-04T23:00" };
  expect(moved(ending, { start: "2026-12-05T23:30", hall: "kinosal", reason: "" }, KNOWN).end).toBe("2026-12-06T01:00");
  const night = moved(ending, { start: "2026-10-25T01:30", hall: "kinosal", reason: "" }, KNOWN);
  expect(night.end).toBe("2026-10-25T02:00+01:00");
});

const start = fc
  .record({ day: fc.integer({ min: 1, max: 28 }), hour: fc.integer({ min: 8, max: 22 }) })
  .map(({ day, hour }) => `2026-12-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00`);
const reason = fc.constantFrom("", "Sykdom.");
const change = fc.oneof(
  reason.map((why) => (one: Json) => cancelled(one, why || "Sykdom.", NOW)),
  fc.constant((one: Json) => restored(one, KNOWN)),
  fc.tuple(start, reason).map(
    ([at, why]) =>
      (one: Json) =>
        moved(one, { start: at, hall: "kinosal", reason: why }, KNOWN),
  ),
);

test("every edit raises the revision, and a status has what it must have", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let one = event;
      for (const next of changes) {
        const after = next(one);
        expect(sequence(after)).toBeGreaterThan(sequence(one));
        expect(SHOWING_STATUSES).toContain(after.status);
        if (after.status === "cancelled" || after.status === "moved") expect(after.reason).toBeTruthy();
        if (after.status === "moved") expect(after.previousStart).not.toBe(after.start);
        one = after;
      }
    }),
  );
});

test("a copy has an id and a ticket address of its own, and nothing of the other's past", () => {
  const taken = new Set(["kraka-1211-2130"]);
  const copy = copied(
    cancelled(event, "Sykdom.", NOW),
    { start: "2026-12-11T21:30", hall: "kinosal", hasPrices },
    taken,
  );
  expect(copy).toEqual({
    ...event,
    id: "kraka-1211-2130-2",
    start: "2026-12-11T21:30",
    ticketUrl: "https://billett.example.no/forestilling/kraka-1211-2130-2",
  });
});

test("a ticket address that belongs to the other showing alone is not copied", () => {
  const copy = copied(
    { ...event, ticketUrl: "https://billett.example.no/77" },
    { start: "2026-12-11T21:30", hall: "x", hasPrices },
    new Set(),
  );
  expect(copy).toMatchObject({ status: "planned" });
  expect(copy).not.toHaveProperty("ticketUrl");
});

test("without a ticket address, prices of the site's lists keep a showing from being free", () => {
  const { prices: _prices, ticketUrl: _address, ...plain } = event;
  const known = (has: boolean) => ({ now: NOW, hasPrices: () => has });
  expect(restored(cancelled(plain, "Sykdom.", NOW), known(true)).status).toBe("planned");
  expect(restored(cancelled(plain, "Sykdom.", NOW), known(false)).status).toBe("free");
  const place = { start: "2026-12-11T21:30", hall: "kinosal" };
  expect(copied({ ...plain, status: "free" }, { ...place, hasPrices: () => true }, new Set()).status).toBe("free");
  expect(copied({ ...plain, noteText: "rolig" }, { ...place, hasPrices }, new Set())).not.toHaveProperty("noteText");
});
