/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useWakeLock } from "./use-wake-lock";

const setWakeLock = (value: unknown) => Object.defineProperty(navigator, "wakeLock", { configurable: true, value });

const settled = () => act(async () => undefined);

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

test("keeps the screen awake until it is left, also after the page has been hidden", async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  setWakeLock({ request });
  const { unmount } = renderHook(() => useWakeLock());
  await settled();
  expect(request).toHaveBeenCalledWith("screen");
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(request).toHaveBeenCalledTimes(2);
});

test("releases a lock that comes after it was left", async () => {
  const release = jest.fn(async () => undefined);
  let grant: (lock: object) => void = () => undefined;
  setWakeLock({ request: () => new Promise((resolve) => (grant = resolve)) });
  const { unmount } = renderHook(() => useWakeLock());
  unmount();
  grant({ release });
  await settled();
  expect(release).toHaveBeenCalledTimes(1);
});

test.each([
  ["refuses", { request: () => Promise.reject(new Error("low battery")) }],
  ["cannot", undefined],
])("is silent where the browser %s", async (_words, wakeLock) => {
  setWakeLock(wakeLock);
  const { unmount } = renderHook(() => useWakeLock());
  await settled();
  unmount();
});
