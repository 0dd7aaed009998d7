/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useRowsThatFit } from "./use-pages";

test("measures again when the screen is resized, only as long as it is shown", () => {
  const [add, remove] = [jest.spyOn(window, "addEventListener"), jest.spyOn(window, "removeEventListener")];
  const { unmount } = renderHook(() => useRowsThatFit({ current: null }, []));
  const listeners = (calls: typeof add.mock.calls) =>
    calls.filter(([type]) => type === "resize").map(([, listener]) => listener);
  expect(listeners(add.mock.calls)).toHaveLength(1);
  unmount();
  expect(listeners(remove.mock.calls)).toEqual(listeners(add.mock.calls));
  jest.restoreAllMocks();
});
