/** @jest-environment jsdom */
import { whenIdle } from "./when-idle";

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("runs when the browser is idle, at the latest after the limit", () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  const work = jest.fn();
  whenIdle(work, { within: 2000, orAfter: 200 });
  expect(requestIdleCallback).toHaveBeenCalledWith(work, { timeout: 2000 });
});

test("runs after the delay in a browser without idle callbacks", () => {
  jest.useFakeTimers();
  const work = jest.fn();
  whenIdle(work, { within: 2000, orAfter: 200 });
  jest.advanceTimersByTime(199);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});
