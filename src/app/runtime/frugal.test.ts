/** @jest-environment jsdom */
import { isFrugal } from "./frugal";

const know = (connection: unknown) =>
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });

afterEach(() => {
  know(undefined);
  jest.restoreAllMocks();
});

test("loads ahead where nothing speaks against it, or nothing is known", () => {
  expect(isFrugal()).toBe(false);
  know({ saveData: false, effectiveType: "4g" });
  expect(isFrugal()).toBe(false);
});

test.each([
  ["data are saved", { saveData: true, effectiveType: "4g" }],
  ["the connection is poor", { saveData: false, effectiveType: "2g" }],
  ["the connection is very poor", { saveData: false, effectiveType: "slow-2g" }],
])("loads nothing ahead when %s", (_when, connection) => {
  know(connection);
  expect(isFrugal()).toBe(true);
});

test("loads nothing ahead without a network, or for a crawler", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(isFrugal()).toBe(true);
  jest.restoreAllMocks();
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (compatible; Examplebot/2.1)");
  expect(isFrugal()).toBe(true);
});
