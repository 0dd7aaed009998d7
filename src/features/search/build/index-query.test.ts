import { INDEX_QUERY } from "./index-query";

test("every list is in an order of its own: the index must be the same whatever order nodes are created in", () => {
  const lists = INDEX_QUERY.match(/\ball[A-Z]\w*(\(.*?\))?/g) ?? [];
  expect(lists.length).toBeGreaterThan(3);
  for (const list of lists) expect(list).toMatch(/\(sort: \{ \w+: ASC \}\)$/);
});
