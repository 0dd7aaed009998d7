import { runtimeOf } from "./site-runtime";

const at = (urls: Partial<Record<118 | 178, string>> = {}) => ({
  filmPlatforms: { 118: urls[118] ?? null, 178: urls[178] ?? null },
});
const memberPages = {
  login: "/inn",
  account: "/bli-medlem",
  password: "/passord",
  profile: "/meg",
  list: "/meg/liste",
  tickets: "/meg/billetter",
};
const website = (ids: readonly number[], enabled = true) => ({
  partners: ids.map((id) => ({ id, name: `Kino ${id}` })),
  analytics: { enabled, page: "/cookies" },
  errorCollector: null,
  memberPages,
});

test("finds the film platform of the first partner, and its address in the environment", () => {
  expect(runtimeOf(website([178, 118]), at({ 178: "https://film.example.no" }))).toEqual({
    platform: { site: 178, url: "https://film.example.no" },
    brand: "Kino 178",
    analytics: { page: "/cookies" },
    errorCollector: null,
    memberPages,
  });
});

test("contains the partner without an address", () => {
  expect(runtimeOf(website([118]), at()).platform).toEqual({ site: 118, url: null });
});

test.each([[[7]], [[7, 118]], [[]]])("has no film platform when the first partner of %j gives none", (ids) => {
  expect(runtimeOf(website(ids), at({ 118: "https://film.example.no" })).platform).toBeNull();
});

test("requires no consent when the site has no analytics, or its settings are invalid", () => {
  expect(runtimeOf(website([118], false), at()).analytics).toBeNull();
  expect(runtimeOf(undefined, at())).toEqual({
    platform: null,
    brand: "",
    analytics: null,
    errorCollector: null,
    memberPages: null,
  });
});

test("reports browser errors to the address in the site's settings only", () => {
  const errorCollector = "https://feil.example.no/inn";
  expect(runtimeOf({ ...website([118]), errorCollector }, at()).errorCollector).toBe(errorCollector);
  expect(runtimeOf(website([118]), at()).errorCollector).toBeNull();
});
