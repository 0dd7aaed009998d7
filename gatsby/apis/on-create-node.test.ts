import { shouldOnCreateNode } from "./on-create-node";

const isWatched = (type: string) =>
  shouldOnCreateNode({ node: Object.assign(Object.create(null), { internal: { type } }) });

test("only the site's own node has the theme", () => {
  expect(isWatched("Website")).toBe(true);
  expect(isWatched("Page")).toBe(false);
  expect(isWatched("Site")).toBe(false);
});
