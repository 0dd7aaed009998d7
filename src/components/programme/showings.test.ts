import { film, showing } from "../testing/showings";
import { byDay, byKey, coming, waysOn } from "./showings";

const at = (start: string, end: string | null = null) => ({ start, end });

describe("coming", () => {
  const evening = at("2026-12-05T18:00", "2026-12-05T20:05");

  test("keeps what has begun until it ends", () => {
    expect(coming([evening], "2026-12-05T20:04")).toEqual([evening]);
    expect(coming([evening], "2026-12-05T20:05")).toEqual([]);
  });

  test("gives a showing without an end three hours", () => {
    const open = at("2026-12-05T18:00");
    expect(coming([open], "2026-12-05T20:59")).toEqual([open]);
    expect(coming([open], "2026-12-05T21:00")).toEqual([]);
  });

  test("keeps a showing past midnight on the day after", () => {
    const night = at("2026-12-05T23:00", "2026-12-06T01:10");
    expect(coming([night], "2026-12-06T00:30")).toEqual([night]);
  });

  test("counts three hours on the real clock when summer time ends", () => {
    const lastSummerNight = at("2026-10-25T00:30");
    expect(coming([lastSummerNight], "2026-10-25T02:20")).toEqual([lastSummerNight]);
    expect(coming([lastSummerNight], "2026-10-25T02:30")).toEqual([]);
  });

  test("keeps the order given", () => {
    const later = at("2026-12-06T12:00");
    expect(coming([evening, later], "2026-12-01T00:00")).toEqual([evening, later]);
  });
});

describe("waysOn", () => {
  const at3D = { production: { key: "nattekspressen-3d" } };
  const productions = new Map([
    ["nattekspressen", film()],
    ["nattekspressen-3d", film({ key: "nattekspressen-3d" })],
    ["other", film({ key: "other", path: "/other" })],
  ]);
  const full = showing({ start: "2026-12-05T18:00", status: "soldOut" });
  const wayFrom = (...later: readonly Parameters<typeof showing>[0][]) =>
    waysOn([full, ...later.map(showing)], productions, "2026-12-01T12:00").get(full.key);

  test("is the next showing of the film that has tickets, in any version", () => {
    expect(wayFrom({ start: "2026-12-06T18:00", ...at3D }, { start: "2026-12-07T18:00" })).toBe("2026-12-06T18:00");
  });

  test.each([
    ["is of another film", { production: { key: "other" } }],
    ["is sold out too", { status: "soldOut" }],
    ["has no free seats", { seatsLeft: 0 }],
    ["is cancelled", { status: "cancelled" }],
    ["is not on sale yet", { status: "planned" }],
    ["was before", { start: "2026-12-04T18:00" }],
  ] as const)("is none that %s", (_, overrides) => {
    expect(wayFrom({ start: "2026-12-06T18:00", ...overrides })).toBeUndefined();
  });

  test("is none of a showing with tickets", () => {
    expect(waysOn([showing(), showing({ start: "2026-12-06T18:00" })], productions, "2026-12-01T12:00").size).toBe(0);
  });
});

describe("byDay", () => {
  const [first, second, third] = [at("2026-12-05T12:00"), at("2026-12-05T18:00"), at("2026-12-07T18:00")] as const;

  test("groups showings by day, in order", () => {
    expect(byDay([first, second, third], null)).toEqual([
      ["2026-12-05", [first, second]],
      ["2026-12-07", [third]],
    ]);
  });

  test("counts days with showings, not days of the calendar", () => {
    expect(byDay([first, third], 2)).toEqual([
      ["2026-12-05", [first]],
      ["2026-12-07", [third]],
    ]);
  });

  test("stops after the number of days", () => {
    expect(byDay([first, second, third], 1)).toEqual([["2026-12-05", [first, second]]]);
  });

  test("is empty when there is nothing", () => {
    expect(byDay([], 3)).toEqual([]);
  });
});

test("byKey finds an item by its key", () => {
  const things = byKey([
    { key: "a", title: "Alfa" },
    { key: "b", title: "Beta" },
  ]);
  expect(things.get("b")?.title).toBe("Beta");
  expect(things.get("c")).toBeUndefined();
});
