import { pageAfterLogin, signInPath } from "./member-pages";

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, "https://hus.no");
  return { pathname, search, hash };
};

test.each([
  ["/manebyen-20267", "/manebyen-20267"],
  ["/kinoprogram?dag=i-dag#uke-49", "/kinoprogram?dag=i-dag#uke-49"],
  ["/", "/"],
  ["/min-side/liste", "/min-side/liste"],
])("a member who came from %s returns there", (from, back) => {
  expect(pageAfterLogin(`?til=${encodeURIComponent(from)}`)).toBe(back);
});

test.each([
  "https://ond.example.no/",
  "//ond.example.no",
  "//",
  "/\\ond.example.no",
  "/\t/ond.example.no",
  "/.//ond.example.no",
  "javascript:alert(1)",
  "ond.example.no",
  "",
  "/logg-inn",
  "/ny-konto?til=/ny-konto",
])("nobody is redirected to %j", (to) => {
  expect(pageAfterLogin(`?til=${encodeURIComponent(to)}`)).toBe("/min-side");
});

test("without a return path a member gets to the profile", () => {
  expect(pageAfterLogin("")).toBe("/min-side");
});

test("a link to a sign-in page has the current page with its query as return path", () => {
  expect(signInPath("/logg-inn", at("/kinoprogram?dag=helg"))).toBe("/logg-inn?til=%2Fkinoprogram%3Fdag%3Dhelg");
});

test("between sign-in pages, the return path is kept", () => {
  expect(signInPath("/ny-konto", at("/logg-inn?til=%2Ffilmer"))).toBe("/ny-konto?til=%2Ffilmer");
  expect(signInPath("/ny-konto", at("/logg-inn"))).toBe("/ny-konto");
});

const OTHER = {
  login: "/inn",
  account: "/bli",
  password: "/glemt",
  profile: "/meg",
  list: "/meg/l",
  tickets: "/meg/b",
};

const withPages = async (memberPages: typeof OTHER | null) => {
  jest.resetModules();
  jest.doMock("site-runtime.json", () => ({ __esModule: true, default: { memberPages } }));
  return import("./member-pages");
};

test("pages are where content has put them", async () => {
  const { loginPath, memberPage, pageAfterLogin } = await withPages(OTHER);
  expect(memberPage("tickets")).toBe("/meg/b");
  expect(pageAfterLogin("?til=/inn")).toBe("/meg");
  expect(pageAfterLogin("?til=/logg-inn")).toBe("/logg-inn");
  expect(loginPath("/meg/l")).toBe("/inn?til=%2Fmeg%2Fl");
});

test("a site without a film club has none of them", async () => {
  const { memberPage } = await withPages(null);
  expect([memberPage("login"), memberPage("list")]).toEqual(["/", "/"]);
});
