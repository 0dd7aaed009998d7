import type { LoadedPage } from "../gatsby-globals";
import { logBundleErrors } from "./bundle-errors";
import { completePages, isPrerenderedPage } from "./complete-pages";

const HEADER = "slice---src-layout-header-tsx";
const page: LoadedPage = { json: { data: { page: {} } } };
const load = completePages(async () => page);

const header = jest.fn();
beforeAll(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.asyncRequires = { components: { [HEADER]: header } };
  logBundleErrors();
});

test("a page without its header has failed to load, until the header has loaded", async () => {
  await expect(load("/filmer")).resolves.toBe(page);
  const error = new Error("Loading chunk 7 failed.");
  header.mockRejectedValue(error);
  await globalThis.asyncRequires?.components[HEADER]?.().catch(() => undefined);
  await expect(load("/filmer")).resolves.toEqual({ status: "error", error });
  header.mockResolvedValue({ default: () => null });
  await globalThis.asyncRequires?.components[HEADER]?.();
  await expect(load("/filmer")).resolves.toBe(page);
});

test.each([
  ["nothing", undefined],
  ["a module that was read in half", {}],
  ["something else than a component", { default: null }],
])("a header that is %s is missing", async (_what, bundle) => {
  header.mockResolvedValue(bundle);
  await expect(globalThis.asyncRequires?.components[HEADER]?.()).rejects.toThrow("has no component");
  await expect(load("/filmer")).resolves.toMatchObject({ status: "error" });
});

test.each([
  ["/filmer", "/filmer", true],
  ["/kinoprogram?dag=i-dag&visning=film", "/kinoprogram", true],
  ["/", "/", true],
  ["/?fra=nyhetsbrev", "/", true],
  ["/filmer/", "/filmer", true],
  ["/404", "/404.html", true],
  ["/404.html", "/filmer", false],
  ["/filmer", "/404.html", false],
  [undefined, "/filmer", true],
  ["/filmer", undefined, true],
])("the page loaded as %p is the document's page %p: %p", (loaded, standing, expected) => {
  expect(isPrerenderedPage(loaded, standing)).toBe(expected);
});
