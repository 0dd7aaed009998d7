import type { Week, WeekShowing } from "../../api/week";

/** A showing on Tuesday evening. */
export const showingOf = (id: string, own: Partial<WeekShowing> = {}): WeekShowing => ({
  id,
  title: id,
  production: "natt",
  ageLimit: "12",
  hall: "stor",
  hallName: "Storsalen",
  start: "2026-12-01T18:00",
  end: "2026-12-01T20:00",
  status: "onSale",
  statusText: "I salg",
  reason: "",
  previousStart: null,
  span: "kl. 18.00–20.00",
  when: "tirsdag 1. desember kl. 18.00",
  stamp: "s1",
  problems: [],
  ...own,
});

const NAMES = ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"];
const DATES = ["2026-11-30", ...[1, 2, 3, 4, 5, 6].map((day) => `2026-12-0${day}`)];

/** The week of Tuesday 1 December 2026, seen at noon that day. */
export const weekOf = (showings: readonly WeekShowing[], own: Partial<Week> = {}): Week => ({
  monday: "2026-11-30",
  title: "Uke 49",
  dates: "30. november–6. desember 2026",
  previous: "2026-11-23",
  next: "2026-12-07",
  now: "2026-12-01T12:00",
  weeksMoved: 0,
  canCopy: true,
  halls: [
    { id: "stor", name: "Storsalen", hasShowings: true },
    { id: "liten", name: "Lillesalen", hasShowings: true },
    { id: "kafe", name: "Kafeen", hasShowings: false },
  ],
  days: DATES.map((date, at) => ({ date, name: NAMES[at] ?? "", holiday: null })),
  showings: [...showings],
  scheduled: [],
  productions: [
    { id: "natt", title: "Nattekspressen", ageLimit: "12" },
    { id: "ny", title: "Ny film", ageLimit: null },
    { id: "konsert", title: "Konsert" },
  ],
  ...own,
});
