/** @jest-environment jsdom */
import { shouldSaveData } from "./save-data";

const know = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

afterEach(() => {
  know(undefined);
  jest.restoreAllMocks();
});

test("preloads when nothing is known about the connection", () => {
  expect(shouldSaveData()).toBe(false);
  know({ saveData: false, effectiveType: "4g" });
  expect(shouldSaveData()).toBe(false);
});

test.each([
  ["data are saved", { saveData: true, effectiveType: "4g" }],
  ["the connection is poor", { saveData: false, effectiveType: "2g" }],
  ["the connection is very poor", { saveData: false, effectiveType: "slow-2g" }],
])("does not preload when %s", (_when, connection) => {
  know(connection);
  expect(shouldSaveData()).toBe(true);
});

test("does not preload offline, or for a crawler", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(shouldSaveData()).toBe(true);
  jest.restoreAllMocks();
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Examplebot/2.1)");
  expect(shouldSaveData()).toBe(true);
});
