import { publishedText, pulledText, refreshedText } from "./publishing-texts";

const pulled = { at: new Date(Date.now() - 12 * 60_000).toISOString(), failure: null, conflicts: 0, waiting: 0 };

test("says when the programme was pulled, and what it left to editors", () => {
  expect(pulledText(null)).toBe("");
  expect(pulledText({ ...pulled, at: null })).toBe("");
  expect(pulledText(pulled)).toBe("Programmet ble hentet for 12 minutter siden.");
  expect(pulledText({ ...pulled, conflicts: 2, waiting: 1 })).toBe(
    "Programmet ble hentet for 12 minutter siden. Endret både her og hos kilden: 2. Det står slik dere skrev det. Venter på noe som dere må legge til: 1. Kontrollen sier hva.",
  );
});

test("says when the site was refreshed, and when it is next", () => {
  const { at } = pulled;
  expect(refreshedText({ at, next: "18.00", failure: null })).toBe(
    "Nettstedet ble oppdatert for 12 minutter siden. Neste gang kl. 18.00.",
  );
  expect(refreshedText({ at, next: null, failure: null })).toBe("Nettstedet ble oppdatert for 12 minutter siden.");
  expect(refreshedText({ at: null, next: "06.00", failure: null })).toBe("Neste gang kl. 06.00.");
  expect(refreshedText({ at: null, next: null, failure: null })).toBe("");
});

test("says when the site was published, and by whom where somebody did", () => {
  expect(publishedText(null)).toBe("Det er ikke publisert herfra ennå.");
  const at = "2026-12-04T17:00:00Z";
  expect(publishedText({ at, by: "Demoredaktør", commit: null })).toMatch(/^Sist publisert .+ av Demoredaktør\.$/);
  expect(publishedText({ at, by: "", commit: null })).not.toContain(" av ");
});
