import { writeFilmPlatformFile } from "../outputs/machine/film-platform-file";
import { createPages } from "./create-pages";

jest.mock("../outputs/machine/film-platform-file", () => ({ writeFilmPlatformFile: jest.fn() }));

const answer = {
  data: {
    allPage: {
      nodes: [
        { id: "Page:/kinoprogram", path: "/kinoprogram", language: null },
        { id: "Page:/in-english", path: "/in-english", language: "en" },
        { id: "Page:/auf-deutsch", path: "/auf-deutsch", language: "de" },
        { id: "Page:/po-polsku", path: "/po-polsku", language: "pl" },
      ],
    },
    allLanguage: { nodes: [{ key: "en" }, { key: "de" }] },
    allMenuItem: {
      nodes: [
        { place: "footer", onPagesIn: null },
        { place: "header", onPagesIn: { key: "en" } },
      ],
    },
    allRedirectsSettings: {
      nodes: [
        {
          redirects: [
            { from: "/program", to: "/kinoprogram" },
            { from: "/kinoprogram", to: "/filmer" },
          ],
        },
      ],
    },
  },
};

const createRedirect = jest.fn();
const createPage = jest.fn();
const createSlice = jest.fn();

const makePages = async () => {
  const args = Object.assign(Object.create(null), {
    actions: { createPage, createRedirect, createSlice },
    graphql: jest.fn(async () => answer),
    reporter: { panicOnBuild: jest.fn() },
  });
  await createPages(args, { plugins: [] }, () => undefined);
};

const command = process.env.gatsby_executing_command;

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  if (command === undefined) delete process.env.gatsby_executing_command;
  else process.env.gatsby_executing_command = command;
});

test("makes pages and redirects, and a page wins over a redirect from its address", async () => {
  await makePages();
  expect(createPage.mock.calls.map(([{ path }]) => path)).toEqual([
    "/kinoprogram",
    "/in-english",
    "/auf-deutsch",
    "/po-polsku",
  ]);
  expect(createRedirect.mock.calls.map(([{ fromPath, toPath }]) => [fromPath, toPath])).toEqual([
    ["/program", "/kinoprogram"],
  ]);
});

test("pages in a language that the site has texts in have header and footer in that, with its menu or the site's", async () => {
  await makePages();
  const headers = createSlice.mock.calls.filter(([{ id }]) => id.startsWith("header"));
  expect(headers.map(([{ id, context }]) => [id, context])).toEqual([
    ["header", { language: null, menus: null }],
    ["header-en", { language: "en", menus: "en" }],
    ["header-de", { language: "de", menus: null }],
  ]);
  expect(createSlice.mock.calls.find(([{ id }]) => id === "footer-en")?.[0].context.menus).toBeNull();
  expect(createPage.mock.calls.map(([{ context, slices }]) => [context.language, slices])).toEqual([
    [null, undefined],
    ["en", { header: "header-en", footer: "footer-en" }],
    ["de", { header: "header-de", footer: "footer-de" }],
    [null, undefined],
  ]);
});

test("redirects apply in the browser too", async () => {
  await makePages();
  expect(createRedirect).toHaveBeenCalledWith(expect.objectContaining({ redirectInBrowser: true }));
});

test("only develop writes the film platform's file here; a build does it at its end", async () => {
  process.env.gatsby_executing_command = "build";
  await makePages();
  expect(writeFilmPlatformFile).not.toHaveBeenCalled();
  process.env.gatsby_executing_command = "develop";
  await makePages();
  expect(writeFilmPlatformFile).toHaveBeenCalledWith(answer.data);
});
