/** @jest-environment jsdom */

const MEMBER_PAGES = { login: "/inn" };
const PLATFORM = { site: 118, url: "https://film.example.no" };

const clubWith = async (runtime: object): Promise<boolean> => {
  jest.resetModules();
  jest.doMock("site-runtime.json", () => ({ __esModule: true, default: runtime }));
  const { connectFilmClub } = await import("./connect");
  const { hasFilmClub } = await import("../../features/film-club/store/opening");
  connectFilmClub();
  return hasFilmClub();
};

test("there is a film club with a platform, its address and member pages", async () =>
  expect(await clubWith({ platform: PLATFORM, memberPages: MEMBER_PAGES })).toBe(true));

test.each([
  ["no platform", { platform: null, memberPages: MEMBER_PAGES }],
  ["no address of it", { platform: { site: 118, url: null }, memberPages: MEMBER_PAGES }],
  ["no pages for members", { platform: PLATFORM, memberPages: null }],
])("there is none with %s", async (_what, runtime) => expect(await clubWith(runtime)).toBe(false));
