/** @jest-environment jsdom */
import { applyPreviewSettings } from "./preview-settings";

afterEach(() => {
  globalThis.kulturhusNow = undefined;
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

test("the clock stands at the requested moment in Oslo, also after a link", () => {
  window.history.replaceState(null, "", "/film?klokke=2026-12-04T18:00");
  applyPreviewSettings();
  expect(Math.abs((globalThis.kulturhusNow?.() ?? 0) - Date.parse("2026-12-04T18:00+01:00"))).toBeLessThan(1_000);
  globalThis.kulturhusNow = undefined;
  window.history.replaceState(null, "", "/annen");
  applyPreviewSettings();
  expect(globalThis.kulturhusNow).toBeDefined();
});

test("an empty moment is now, and nonsense too", () => {
  for (const moment of ["", "i går"]) {
    window.history.replaceState(null, "", `/film?klokke=${encodeURIComponent(moment)}`);
    applyPreviewSettings();
    expect(globalThis.kulturhusNow).toBeUndefined();
  }
});

test("the colours are forced", () => {
  window.history.replaceState(null, "", "/film?farger=dark");
  applyPreviewSettings();
  expect(document.documentElement.style.colorScheme).toBe("dark");
});
