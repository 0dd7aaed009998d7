import type { PartShowing, VenueParts } from "../venue-parts";

/** A small venue for tests: four rows, and showings on three days. */
const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const;

type Part = VenueParts["rows"][number]["part"];

const part = (key: string, more: Partial<Part> = {}): Part => ({
  key,
  minutesBefore: null,
  publicHolidays: "closed",
  weekly: [{ days: WEEKDAYS, opens: "10:00", closes: "16:00" }],
  exceptions: [],
  ...more,
});

export const VENUE: VenueParts = {
  rows: [
    { label: "Kino", shows: "all", halls: ["kinosal"], part: part("kinoen", { minutesBefore: 30, weekly: [] }) },
    { label: "Kultur", shows: "programme", halls: ["festsal"], part: part("kontoret") },
    { label: "Bibliotek", shows: "all", halls: ["biblioteket"], part: part("biblioteket") },
    { label: "Kontor", shows: "hours", halls: ["festsal"], part: part("kontoret") },
  ],
  openDays: [
    { part: "kinoen", date: "2026-12-01", opens: "17:30", closes: "22:20" },
    { part: "kinoen", date: "2026-12-02", opens: "17:30", closes: "20:05" },
  ],
};

const showing = (start: string, end: string, hall: string, more: Partial<PartShowing> = {}): PartShowing => ({
  key: `${hall}-${start}`,
  start,
  end,
  status: "onSale",
  saleOpens: null,
  hall: { key: hall, name: hall === "kinosal" ? "Kinosal" : "Festsal" },
  production: { key: hall === "kinosal" ? "isbryteren" : "storband" },
  ...more,
});

export const SHOWINGS = [
  showing("2026-12-01T18:00", "2026-12-01T20:05", "kinosal"),
  showing("2026-12-01T20:30", "2026-12-01T22:20", "kinosal", { production: { key: "kraka" } }),
  showing("2026-12-02T18:00", "2026-12-02T20:05", "kinosal"),
  showing("2026-12-05T19:00", "2026-12-05T21:00", "festsal"),
];

export const PRODUCTIONS = [
  { key: "isbryteren", title: "Isbryteren", path: "/isbryteren-1" },
  { key: "kraka", title: "Kråka", path: null },
  { key: "storband", title: "Storbandkveld", path: "/storband" },
];

/** The visible text of each row, by its label. */
export const seen = (root: ParentNode): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...root.querySelectorAll("dl > div")].map((row) => [
      row.querySelector("dt")?.textContent ?? "",
      [...row.querySelectorAll("dd:not([hidden])")]
        .map(({ textContent }) => textContent?.replaceAll("\u00a0", " ").trim())
        .join(" | "),
    ]),
  );
