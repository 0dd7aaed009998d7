import { withFilmClub } from "../testing/film-club-pages";
import { TestContent } from "../testing/test-content";
import { memberPagesOf } from "./member-pages";

const pagesOf = async (content: TestContent) => {
  const { loaded } = await content.load();
  if (loaded === null) throw new Error("The content does not load");
  return loaded.pages;
};

const PAGES = {
  login: "/innlogging",
  account: "/medlem",
  password: "/passord",
  profile: "/meg",
  list: "/liste",
  tickets: "/billetter",
};

test("each screen is on the page that content has put it on", async () => {
  expect(memberPagesOf(await pagesOf(withFilmClub(new TestContent())))).toEqual(PAGES);
  const moved = withFilmClub(new TestContent()).set("pages/innlogging.json", "path", "/slipp-inn");
  expect(memberPagesOf(await pagesOf(moved))).toEqual({ ...PAGES, login: "/slipp-inn" });
});

test("a site without a film club has none, and neither has half a one", async () => {
  expect(memberPagesOf(await pagesOf(new TestContent()))).toBeNull();
  const pages = await pagesOf(withFilmClub(new TestContent()));
  expect(memberPagesOf(pages.filter(({ entity }) => entity.id !== "liste"))).toBeNull();
});
