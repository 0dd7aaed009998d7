/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useLiveRenewal } from "./use-live-data";

test("a screen requests again at intervals only while it is shown", () => {
  jest.useFakeTimers();
  const { unmount } = renderHook(() =>
    useLiveRenewal({ events: [{ key: "a-1", start: "2026-12-05T18:00", status: "onSale" }] }, 60_000),
  );
  unmount();
  jest.runOnlyPendingTimers();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
