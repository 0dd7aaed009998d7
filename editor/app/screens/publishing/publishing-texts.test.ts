import { pulledText } from "./publishing-texts";

const pulled = { at: new Date(Date.now() - 12 * 60_000).toISOString(), failure: null, conflicts: 0, waiting: 0 };

test("says when the programme was pulled, and what it left to editors", () => {
  expect(pulledText(null)).toBe("");
  expect(pulledText({ ...pulled, at: null })).toBe("");
  expect(pulledText(pulled)).toBe("Programmet ble hentet for 12 minutter siden.");
  expect(pulledText({ ...pulled, conflicts: 2, waiting: 1 })).toBe(
    "Programmet ble hentet for 12 minutter siden. Endret både her og hos kilden: 2. Det står slik dere skrev det. Venter på noe som dere må legge til: 1. Kontrollen sier hva.",
  );
});
