import offline from "site-offline.json";
import redirects from "site-redirects.json";
import runtime from "site-runtime.json";
import { siteOfflineSchema } from "./site-offline";
import { siteRedirectsSchema } from "./site-redirects";
import { siteRuntimeSchema } from "./site-runtime";

test("the files that unit tests import have the shapes that builds write", () => {
  expect(siteRuntimeSchema.parse(runtime)).toEqual(runtime);
  expect(siteOfflineSchema.parse(offline)).toEqual(offline);
  expect(siteRedirectsSchema.parse(redirects)).toEqual(redirects);
});

test.each([
  ["a field is missing", siteRuntimeSchema, { ...runtime, brand: undefined }],
  ["a field is unknown", siteRuntimeSchema, { ...runtime, name: "Kino" }],
  ["a member screen has no page", siteRuntimeSchema, { ...runtime, memberPages: { login: "/logg-inn" } }],
  ["a name is missing", siteOfflineSchema, { ...offline, keep: [{ path: "/" }] }],
  ["a target is missing", siteRedirectsSchema, [{ fromPath: "/program" }]],
])("when %s, the shape is refused", (_what, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
