import { isNewlyScheduled, updatedMemory } from "./newly-scheduled";

const on = (hasShowing: boolean) => [{ path: "/kraka-1", hasShowing }];

test("a film that had no showing and has one now is marked for a week", () => {
  const waiting = updatedMemory({}, on(false), "2026-12-01");
  expect(isNewlyScheduled(waiting, "/kraka-1")).toBe(false);
  const found = updatedMemory(waiting, on(true), "2026-12-04");
  expect(isNewlyScheduled(found, "/kraka-1")).toBe(true);
  const sixDaysLater = updatedMemory(found, on(true), "2026-12-10");
  expect(isNewlyScheduled(sixDaysLater, "/kraka-1")).toBe(true);
  expect(updatedMemory(sixDaysLater, on(true), "2026-12-11")).toEqual({});
});

test("a film that had a showing when it was added is not marked", () => {
  expect(updatedMemory({}, on(true), "2026-12-01")).toEqual({});
});

test("a film that is no longer on the list is dropped", () => {
  expect(updatedMemory({ "/borte-1": null }, [], "2026-12-01")).toEqual({});
});
