import { z } from "zod";
import { expectShape } from "./expect-shape";
import { offlineOptions } from "./options/offline-options";
import { themeOf } from "./theme/website-node";
import { pluginsNamed } from "./webpack/plugins-named";

test("a value of Gatsby's has the shape that is relied on, or the build says which it has not", () => {
  const schema = z.object({ path: z.string() });
  const where = { expected: "a path", where: "a page" };
  expect(expectShape(schema, { value: { path: "/", more: 1 }, ...where })).toEqual({ path: "/" });
  expect(() => expectShape(schema, { value: { path: 1 }, ...where })).toThrow(/a path.*a page|a page.*a path/s);
});

test("the theme of a site's node is read; another's node has none", () => {
  const theme = { colors: { accent: "#9B1B30", light: "#F4C95D", neutral: "#6B5D52" }, corners: "sharp" };
  expect(themeOf({ id: "Website:huset", theme: { ...theme, footerText: null } })).toEqual(theme);
  expect([themeOf(undefined), themeOf({ id: "Page:/" }), themeOf({ theme: { ...theme, corners: 1 } })]).toEqual([
    null,
    null,
    null,
  ]);
});

test("plugins of webpack are found by the name of their class", () => {
  class Wanted {}
  class Other {}
  const wanted = new Wanted();
  expect(pluginsNamed([new Other(), wanted, null, "Wanted"], "Wanted")).toEqual([wanted]);
  expect(pluginsNamed(undefined, "Wanted")).toEqual([]);
});

test("no rule of the offline plugin caches anything, and a new worker takes over at once", () => {
  const { debug, workboxConfig } = offlineOptions;
  expect({ debug, skipWaiting: workboxConfig.skipWaiting, clientsClaim: workboxConfig.clientsClaim }).toEqual({
    debug: false,
    skipWaiting: true,
    clientsClaim: true,
  });
  expect(workboxConfig.runtimeCaching).toHaveLength(4);
  for (const { urlPattern, handler } of workboxConfig.runtimeCaching) {
    expect(handler).toBe("NetworkOnly");
    expect(["", "/", "https://a.no/page-data/app-data.json"].filter((url) => urlPattern.test(url))).toEqual([]);
  }
});
