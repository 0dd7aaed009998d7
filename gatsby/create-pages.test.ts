import { createPages } from "./create-pages";

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

test("makes pages and redirects, and a page wins over a redirect from its address", async () => {
  const createRedirect = jest.fn();
  const createPage = jest.fn();
  const args = Object.assign(Object.create(null), {
    actions: { createPage, createRedirect, createSlice: jest.fn() },
    graphql: jest.fn(async () => answer),
    reporter: { panicOnBuild: jest.fn() },
  });
  await createPages(args, { plugins: [] }, () => undefined);
  expect(createPage.mock.calls.map(([{ path }]) => path)).toEqual(["/kinoprogram"]);
  expect(createRedirect.mock.calls.map(([{ fromPath, toPath }]) => [fromPath, toPath])).toEqual([
    ["/program", "/kinoprogram"],
  ]);
});
