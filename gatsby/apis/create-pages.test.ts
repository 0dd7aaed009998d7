import { writeFilmPlatformFile } from "../outputs/machine/film-platform-file";
import { createPages } from "./create-pages";

jest.mock("../outputs/machine/film-platform-file", () => ({ writeFilmPlatformFile: jest.fn() }));

const answer = {
  data: {
    allPage: { nodes: [{ id: "Page:/kinoprogram", path: "/kinoprogram" }] },
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

const makePages = async () => {
  const args = Object.assign(Object.create(null), {
    actions: { createPage, createRedirect, createSlice: jest.fn() },
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
  expect(createPage.mock.calls.map(([{ path }]) => path)).toEqual(["/kinoprogram"]);
  expect(createRedirect.mock.calls.map(([{ fromPath, toPath }]) => [fromPath, toPath])).toEqual([
    ["/program", "/kinoprogram"],
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
