import type { WeekAction } from "../../api/week";
import { placed } from "../testing/placed";
import { Outdated, planOf } from "./plan";
import { stampOf } from "./week-view";

const film = placed("productions", { id: "kraka", title: "Kråka", object: "movie", typeText: "Film", runningTime: 90 });
const other = placed("productions", {
  id: "maken",
  title: "Måken",
  object: "movie",
  typeText: "Film",
  runningTime: 90,
});
const halls = [
  { id: "sal", name: "Salen" },
  { id: "scene", name: "Scenen" },
];
const site = placed("sites", { id: "huset", halls });
const showing = (id: string, start: string, more: object = {}) =>
  placed("events", { id, production: "kraka", hall: "sal", start, status: "planned", ...more });

const tuesday = showing("tirsdag", "2026-12-01T18:00");
const CONTENT = [
  site,
  film,
  other,
  tuesday,
  showing("onsdag", "2026-12-02T20:00", { production: "maken", hall: "scene" }),
  showing("avlyst", "2026-12-03T18:00", { status: "cancelled", reason: "Sykdom." }),
  showing("neste", "2026-12-08T19:00", { production: "maken" }),
];
const REFERENCE = { id: "tirsdag", stamp: stampOf(tuesday.value) };

const clock = process.env.CLOCK;
beforeAll(() => {
  process.env.CLOCK = "2026-12-01T12:00";
});
afterAll(() => {
  if (clock === undefined) delete process.env.CLOCK;
  else process.env.CLOCK = clock;
});

const plan = (action: WeekAction, entities = CONTENT) => planOf(entities, action);
const valueIn = ({ changes }: ReturnType<typeof planOf>) => changes[0]?.value;

test("a showing is cancelled with its reason, and put on again without it", () => {
  const cancelled = plan({ do: "cancel", ...REFERENCE, reason: "Sykdom." });
  expect(cancelled).toMatchObject({
    message: "Avlyste Kråka tirsdag 1. desember kl. 18.00",
    changes: [{ kind: "events", id: "tirsdag", value: { status: "cancelled", reason: "Sykdom." } }],
    skipped: [],
  });
  expect(valueIn(cancelled)?.changed).toBe("2026-12-01T12:00");
  const value = { ...tuesday.value, status: "cancelled", reason: "Sykdom." };
  const restored = plan({ do: "restore", id: "tirsdag", stamp: stampOf(value) }, [site, film, { ...tuesday, value }]);
  expect(restored.message).toBe("Satte opp igjen Kråka tirsdag 1. desember kl. 18.00");
  expect(valueIn(restored)).toMatchObject({ status: "free" });
  expect(valueIn(restored)).not.toHaveProperty("reason");
});

test("a status is set, and called what the audience calls it", () => {
  const of = (status: "onSale" | "fewLeft" | "soldOut") => plan({ do: "status", ...REFERENCE, status });
  expect(valueIn(of("soldOut"))).toMatchObject({ id: "tirsdag", status: "soldOut" });
  expect([of("onSale"), of("fewLeft"), of("soldOut")].map(({ message }) => message)).toEqual([
    "I salg igjen: Kråka tirsdag 1. desember kl. 18.00",
    "Få billetter igjen: Kråka tirsdag 1. desember kl. 18.00",
    "Utsolgt: Kråka tirsdag 1. desember kl. 18.00",
  ]);
});

test("a showing is moved with a notice, and one that goes has no value", () => {
  const moved = plan({ do: "move", ...REFERENCE, start: "2026-12-04T20:00", hall: "scene", reason: "Bytte." });
  expect(moved.message).toBe("Flyttet Kråka tirsdag 1. desember kl. 18.00 til fredag 4. desember kl. 20.00");
  expect(valueIn(moved)).toMatchObject({
    start: "2026-12-04T20:00",
    hall: "scene",
    status: "moved",
    reason: "Bytte.",
    previousStart: "2026-12-01T18:00",
  });
  expect(plan({ do: "remove", ...REFERENCE })).toMatchObject({
    message: "Slettet Kråka tirsdag 1. desember kl. 18.00",
    changes: [{ kind: "events", id: "tirsdag", value: null }],
  });
});

test("a showing that is another than the editor saw, or none, is not changed", () => {
  for (const wrong of [
    { id: "tirsdag", stamp: "gammel" },
    { id: "kraka", stamp: REFERENCE.stamp },
    { id: "borte", stamp: "" },
  ])
    expect(() => plan({ do: "remove", ...wrong })).toThrow(Outdated);
  const timeless = showing("tirsdag", "snart");
  expect(() => plan({ do: "remove", id: "tirsdag", stamp: stampOf(timeless.value) }, [film, timeless])).toThrow(
    Outdated,
  );
  expect(() => plan({ do: "add", production: "borte", start: "2026-12-04T18:00", hall: "sal" })).toThrow(Outdated);
});

test("a new showing is like others of its film, at its own time", () => {
  const added = plan({ do: "add", production: "kraka", start: "2026-12-04T18:00", hall: "scene" });
  expect(added).toMatchObject({
    message: "Ny forestilling: Kråka fredag 4. desember kl. 18.00",
    skipped: [],
    changes: [
      {
        kind: "events",
        id: null,
        value: { id: "kraka-1204-1800", production: "kraka", start: "2026-12-04T18:00", hall: "scene" },
      },
    ],
  });
  const alone = plan({ do: "add", production: "kraka", start: "2026-12-04T18:00", hall: "sal" }, [site, film]);
  expect(valueIn(alone)).toMatchObject({ production: "kraka", hall: "sal", status: "free" });
});

test("what has no hall to itself is left out, and listed with what is there", () => {
  const taken = plan({ do: "copy", ...REFERENCE, start: "2026-12-02T21:00", hall: "scene" });
  expect(taken).toEqual({
    message: "Kopierte Kråka tirsdag 1. desember kl. 18.00 til onsdag 2. desember kl. 21.00",
    changes: [],
    skipped: ["Kråka onsdag 2. desember kl. 21.00: Scenen er opptatt av Måken kl. 20.00–21.30."],
  });
  // A cancelled showing takes no hall.
  expect(plan({ do: "copy", ...REFERENCE, start: "2026-12-03T18:00", hall: "sal" }).skipped).toEqual([]);
});

test("a series is in the same hall, each with an id of its own", () => {
  const series = plan({ do: "repeat", ...REFERENCE, time: "18:00", weekday: 1, until: "2026-12-22" });
  expect(series.message).toBe("Gjenta Kråka tirsdag 1. desember kl. 18.00: 2 forestillinger");
  expect(series.changes.map(({ value }) => [value?.id, value?.start, value?.hall])).toEqual([
    ["kraka-1215-1800", "2026-12-15T18:00", "sal"],
    ["kraka-1222-1800", "2026-12-22T18:00", "sal"],
  ]);
  expect(series.skipped).toEqual(["Kråka tirsdag 8. desember kl. 18.00: Salen er opptatt av Måken kl. 19.00–20.30."]);
  const one = plan({ do: "repeat", ...REFERENCE, time: "18:00", weekday: 1, until: "2026-12-15" });
  expect(one.message).toMatch(/: 1 forestilling$/);
});

test("a week is copied to the next, without what is cancelled or has no hall to itself", () => {
  const copied = plan({ do: "copyWeek", monday: "2026-12-07" });
  expect(copied.message).toBe("Kopierte uke 49 til uke 50: 1 forestilling");
  expect(copied.changes.map(({ id, value }) => [id, value?.start, value?.production, value?.hall])).toEqual([
    [null, "2026-12-09T20:00", "maken", "scene"],
  ]);
  expect(copied.skipped).toHaveLength(1);
  expect(plan({ do: "copyWeek", monday: "2026-12-14" }).changes.map(({ value }) => value?.start)).toEqual([
    "2026-12-15T19:00",
  ]);
});

test("two of the same new showings do not meet, and have two ids when they can", () => {
  const entities = [...CONTENT, { ...showing("kraka-1204-1800", "2026-12-30T10:00"), id: "kraka-1204-1800" }];
  const added = planOf(entities, { do: "add", production: "kraka", start: "2026-12-04T18:00", hall: "sal" });
  expect(valueIn(added)?.id).toBe("kraka-1204-1800-2");
});

test("in a demonstration, times of the editor are those that the site shows", () => {
  const demonstration = placed("sites", { id: "huset", halls, demonstration: { anchor: "2026-11-17" } });
  const entities = [demonstration, film, showing("tirsdag", "2026-11-17T18:00")];
  const stamp = stampOf(showing("tirsdag", "2026-11-17T18:00").value);
  const move = { do: "move", id: "tirsdag", stamp, start: "2026-12-02T18:00", hall: "sal", reason: "" } as const;
  expect(valueIn(planOf(entities, move))).toMatchObject({ start: "2026-11-18T18:00" });
  expect(planOf(entities, move).message).toContain(
    "Flyttet Kråka tirsdag 1. desember kl. 18.00 til onsdag 2. desember",
  );
  const added = planOf(entities, { do: "add", production: "kraka", start: "2026-12-02T18:00", hall: "sal" });
  expect(valueIn(added)).toMatchObject({ start: "2026-11-18T18:00" });
  expect(added.message).toBe("Ny forestilling: Kråka onsdag 2. desember kl. 18.00");
});
