import { ago } from "./ago";

const NOW = Date.parse("2026-12-01T10:00:00Z");

test.each([
  ["2026-12-01T09:59:40Z", "nå nettopp"],
  ["2026-12-01T10:00:30Z", "nå nettopp"],
  ["2026-12-01T09:48:00Z", "for 12 minutter siden"],
  ["2026-11-30T11:00:00Z", "for 23 timer siden"],
  ["2026-11-29T10:00:00Z", "29. november"],
  // After midnight in Oslo.
  ["2026-11-28T23:30:00Z", "29. november"],
  ["2026-02-10T10:00:00Z", "10. februar"],
  ["2025-12-24T10:00:00Z", "24. desember 2025"],
])("%s was %s", (instant, text) => {
  expect(ago(instant, NOW)).toBe(text);
});
