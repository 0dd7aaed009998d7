import { isNewlyScheduled, remember } from "./newly-scheduled";

const on = (hasShowing: boolean) => [{ path: "/kraka-1", hasShowing }];

test("a film that had no showing and has one now is marked for a week", () => {
  const waiting = remember({}, on(false), "2026-12-01");
  expect(isNewlyScheduled(waiting, "/kraka-1")).toBe(false);
  const found = remember(waiting, on(true), "2026-12-04");
  expect(isNewlyScheduled(found, "/kraka-1")).toBe(true);
  const sixDaysLater = remember(found, on(true), "2026-12-10");
  expect(isNewlyScheduled(sixDaysLater, "/kraka-1")).toBe(true);
  expect(remember(sixDaysLater, on(true), "2026-12-11")).toEqual({});
});

test("a film that had a showing when it was added is not marked", () => {
  expect(remember({}, on(true), "2026-12-01")).toEqual({});
});

test("a film that is no longer on the list is dropped", () => {
  expect(remember({ "/borte-1": null }, [], "2026-12-01")).toEqual({});
});
