/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useStandingLiveShowings } from "./use-live-showings";

test("a screen requests again at intervals only while it is shown", () => {
  jest.useFakeTimers();
  const { unmount } = renderHook(() => useStandingLiveShowings([{ key: "a-1", status: "onSale" }], 60_000));
  unmount();
  jest.runOnlyPendingTimers();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
