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
