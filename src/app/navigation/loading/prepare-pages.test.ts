import { logError } from "../../../lib/log";
import { withBlocks } from "./prepare-pages";

jest.mock("../../../lib/log", () => ({ logError: jest.fn() }));

const template = (prepare: (data: unknown) => Promise<unknown>) => ({
  default: Object.assign(() => null, { prepare }),
});
const pageOf = (component: unknown, status = "success") => ({ status, component, json: { data: { page: "data" } } });

test("resolves when the code of all blocks has loaded, and not before", async () => {
  let arrived: (() => void) | undefined;
  const prepare = jest.fn(() => new Promise<void>((resolve) => (arrived = resolve)));
  const page = pageOf(template(prepare));
  const given = jest.fn();
  const loading = withBlocks(async () => page)("/kinoprogram").then(given);
  await Promise.resolve();
  await Promise.resolve();
  expect(prepare).toHaveBeenCalledWith({ page: "data" });
  expect(given).not.toHaveBeenCalled();
  arrived?.();
  await loading;
  expect(given).toHaveBeenCalledWith(page);
});

test("a page without the code of a block has failed to load", async () => {
  const error = new Error("borte");
  const page = pageOf(template(() => Promise.reject(error)));
  expect(await withBlocks(async () => page)("/sok")).toEqual({ status: "error", error, partialPage: page });
  expect(logError).toHaveBeenCalledWith("bundle loading error", error);
});

test("a loader that does not return the template's module is logged, and its page left alone", async () => {
  const page = pageOf(() => null);
  expect(await withBlocks(async () => page)("/")).toBe(page);
  expect(logError).toHaveBeenCalledWith("Gatsby no longer has the module of a page's template");
});

test.each([
  ["a page that failed", pageOf(null, "error")],
  ["a template that needs nothing", pageOf({ default: () => null })],
  ["no page", undefined],
])("leaves %s alone", async (_, page) => {
  expect(await withBlocks(async () => page)("/")).toBe(page);
});
