import { logError } from "../../lib/log";
import { hasInternal } from "./has-internal";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

test("logs a missing part once, by name", () => {
  expect(hasInternal(true, "a loader")).toBe(true);
  expect(logError).not.toHaveBeenCalled();
  expect(hasInternal(false, "a loader")).toBe(false);
  expect(hasInternal(false, "a loader")).toBe(false);
  expect(hasInternal(false, "a router")).toBe(false);
  expect(jest.mocked(logError).mock.calls).toEqual([
    ["Gatsby no longer has a loader"],
    ["Gatsby no longer has a router"],
  ]);
});

test("develop lacks some parts, which is not logged", () => {
  jest.mocked(logError).mockClear();
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  expect(hasInternal(false, "a history")).toBe(false);
  Object.assign(process.env, { NODE_ENV: before });
  expect(logError).not.toHaveBeenCalled();
});
