import { logBundleErrors } from "./bundle-errors";

const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
const NAME = "component---src-templates-page-tsx";

const fetchWith = (fetchBundle: () => Promise<unknown>) => {
  const components: Record<string, () => Promise<unknown>> = { [NAME]: fetchBundle };
  globalThis.asyncRequires = { components };
  logBundleErrors();
  return components[NAME]?.();
};

beforeEach(() => logged.mockClear());

test("logs and rethrows the error of a bundle", async () => {
  const error = new Error("Loading chunk 7 failed.");
  await expect(fetchWith(() => Promise.reject(error))).rejects.toBe(error);
  expect(logged).toHaveBeenCalledWith("bundle loading error", error);
});

test("rethrows other values as an Error, since Gatsby takes anything else for the bundle", async () => {
  await expect(fetchWith(() => Promise.reject("borte"))).rejects.toEqual(new Error("borte"));
});

test("returns a bundle that loads, and logs nothing", async () => {
  const bundle = { default: () => null };
  await expect(fetchWith(() => Promise.resolve(bundle))).resolves.toBe(bundle);
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  ["no table", undefined],
  ["an empty table", { components: {} }],
  ["something else than functions", { components: { [NAME]: "a.js" } }],
])("with %s it is logged once, and nothing is wrapped", async (_what, table) => {
  jest.resetModules();
  Object.assign(globalThis, { asyncRequires: table });
  const before = { ...table?.components };
  const fresh = await import("./bundle-errors");
  fresh.logBundleErrors();
  fresh.logBundleErrors();
  expect(logged.mock.calls).toEqual([["Gatsby no longer has asyncRequires with components"]]);
  expect({ ...table?.components }).toEqual(before);
});
