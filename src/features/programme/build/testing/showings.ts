import type { MachineData } from "../programme";

/** Showings of each state, for tests of the build half. */

type EventNode = MachineData["allEvent"]["nodes"][number];

export const EVENT: EventNode = {
  key: "nattoget-1204-1800",
  start: "2026-12-04T18:00",
  end: "2026-12-04T20:05",
  startIso: "2026-12-04T18:00:00+01:00",
  endIso: "2026-12-04T20:05:00+01:00",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  accessibility: ["hearingLoop"],
  features: [],
  note: null,
  ticketUrl: "https://billett.example.no/1",
  changed: "2026-11-16T09:30",
  sequence: 0,
  prices: [
    { label: "Voksen", amount: 135 },
    { label: "Barn", amount: 100 },
  ],
  hall: { name: "Storsalen", page: "/storsalen", capacity: 90 },
  production: { key: "nattoget", runningTime: null, ediNumber: null },
};

export const CONCERT: EventNode = {
  ...EVENT,
  key: "julekonsert-1206-1900",
  start: "2026-12-06T19:00",
  end: null,
  startIso: "2026-12-06T19:00:00+01:00",
  endIso: null,
  production: { key: "julekonsert", runningTime: null, ediNumber: null },
};

export const CANCELLED: EventNode = {
  ...EVENT,
  key: "nattoget-1205-1800",
  start: "2026-12-05T18:00",
  end: "2026-12-05T20:05",
  startIso: "2026-12-05T18:00:00+01:00",
  endIso: "2026-12-05T20:05:00+01:00",
  status: "cancelled",
  reason: "Sykdom.",
  sequence: 2,
  production: { key: "nattoget-3d", runningTime: null, ediNumber: null },
};

export const MOVED: EventNode = {
  ...EVENT,
  key: "nattoget-1208-1800",
  start: "2026-12-08T18:00",
  end: "2026-12-08T20:05",
  startIso: "2026-12-08T18:00:00+01:00",
  endIso: "2026-12-08T20:05:00+01:00",
  status: "moved",
  reason: "Strømbrudd.",
  previousStart: "2026-12-07T17:00",
  sequence: 1,
};

export const FREE: EventNode = {
  ...CONCERT,
  key: "lesestund-1207-1100",
  start: "2026-12-07T11:00",
  startIso: "2026-12-07T11:00:00+01:00",
  status: "free",
  prices: [],
  ticketUrl: null,
  production: { key: "lesestund", runningTime: null, ediNumber: null },
};
