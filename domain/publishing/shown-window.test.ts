import { hasWindow, isShownAt, notShownText, type ShownWindow, windowText } from "./shown-window";

const WINDOW: ShownWindow = { shownFrom: "2026-12-04T12:00", shownUntil: "2026-12-24T09:30" };
const FROM: ShownWindow = { shownFrom: "2026-12-04T12:00" };
const UNTIL: ShownWindow = { shownUntil: "2026-12-24T09:30" };

test.each([
  ["2026-12-04T11:59", false],
  ["2026-12-04T12:00", true],
  ["2026-12-24T09:29", true],
  ["2026-12-24T09:30", false],
])("is on the site from its first minute on, and not with its last: %s is %s", (moment, isShown) => {
  expect(isShownAt(WINDOW, moment)).toBe(isShown);
});

test("has no limit on a side where there is none", () => {
  expect(isShownAt(FROM, "2126-12-04T12:00")).toBe(true);
  expect(isShownAt(FROM, "1926-12-04T12:00")).toBe(false);
  expect(isShownAt(UNTIL, "1926-12-04T12:00")).toBe(true);
  expect(isShownAt(UNTIL, "2126-12-04T12:00")).toBe(false);
  expect(isShownAt({}, "2026-12-04T12:00")).toBe(true);
});

test.each([
  [WINDOW, true],
  [FROM, true],
  [UNTIL, true],
  [{}, false],
])("has a window with a limit on any side: %j", (window, expected) => expect(hasWindow(window)).toBe(expected));

test("gives the reason why it is not on the site, and nothing while it is", () => {
  expect(notShownText(WINDOW, "2026-12-04T11:59")).toBe("ikke vises før 4. desember 2026 kl. 12.00");
  expect(notShownText(WINDOW, "2026-12-04T12:00")).toBe("");
  expect(notShownText(WINDOW, "2026-12-24T09:30")).toBe("ikke vises etter 24. desember 2026 kl. 09.30");
  expect(notShownText({}, "2026-12-24T09:30")).toBe("");
});

test("gives for a list from when or until when it is shown, and nothing for what is shown for good", () => {
  expect(windowText(WINDOW, "2026-12-04T11:59")).toBe("Vises fra 4. desember 2026 kl. 12.00");
  expect(windowText(WINDOW, "2026-12-04T12:00")).toBe("Vises til 24. desember 2026 kl. 09.30");
  expect(windowText(WINDOW, "2026-12-24T09:30")).toBe("Ble vist til 24. desember 2026 kl. 09.30");
  expect(windowText(FROM, "2026-12-04T12:00")).toBe("");
  expect(windowText({}, "2026-12-04T12:00")).toBe("");
});
