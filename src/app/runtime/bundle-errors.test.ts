import { logBundleErrors } from "./bundle-errors";

const told = jest.spyOn(console, "error").mockImplementation(() => undefined);
const NAME = "component---src-templates-page-tsx";

const fetchWith = (fetchBundle: () => Promise<unknown>) => {
  const components: Record<string, () => Promise<unknown>> = { [NAME]: fetchBundle };
  globalThis.asyncRequires = { components };
  logBundleErrors();
  return components[NAME]?.();
};

beforeEach(() => told.mockClear());

test("logs a bundle that cannot be had, and reports it", async () => {
  const error = new Error("Loading chunk 7 failed.");
  await expect(fetchWith(() => Promise.reject(error))).rejects.toBe(error);
  expect(told).toHaveBeenCalledWith("bundle loading error", error);
});

test("reports what is no error as one, since Gatsby takes anything else for the bundle", async () => {
  await expect(fetchWith(() => Promise.reject("borte"))).rejects.toEqual(new Error("borte"));
});

test("gives what there is, and says nothing", async () => {
  const bundle = { default: () => null };
  await expect(fetchWith(() => Promise.resolve(bundle))).resolves.toBe(bundle);
  expect(told).not.toHaveBeenCalled();
});

test("stands without bundles", () => {
  globalThis.asyncRequires = undefined;
  expect(logBundleErrors).not.toThrow();
});
