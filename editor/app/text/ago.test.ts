import { ago } from "./ago";

const NOW = Date.parse("2026-11-24T12:00:00Z");

test.each([
  ["2026-11-24T11:59:30Z", "nå nettopp"],
  ["2026-11-24T12:05:00Z", "nå nettopp"],
  ["2026-11-24T11:59:00Z", "for 1 minutt siden"],
  ["2026-11-24T11:48:00Z", "for 12 minutter siden"],
  ["2026-11-24T11:01:00Z", "for 59 minutter siden"],
  ["2026-11-24T11:00:00Z", "for 1 time siden"],
  ["2026-11-24T09:10:00Z", "for 2 timer siden"],
  ["2026-11-22T12:30:00Z", "for 47 timer siden"],
  ["2026-11-22T12:00:00Z", "for 2 døgn siden"],
  ["2026-11-21T12:30:00Z", "for 2 døgn siden"],
  ["2026-11-22T11:00:00Z", "for 2 døgn siden"],
])("%s was %s", (instant, words) => expect(ago(instant, NOW)).toBe(words));
