import { allPages, idsByContent } from "./all-pages";

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const fetching = (page: (query: { skip: number; take: number }) => readonly number[]) => {
  const fetchPage = jest.fn(async (query: { skip: number; take: number }) => {
    const items = page(query);
    return { items, sent: items.length };
  });
  return { fetchPage, all: () => allPages({ size: 10, fetchPage, idsOf: (items) => items.map(String) }) };
};

test("continues with skip until a page is not full", async () => {
  const { all, fetchPage } = fetching(({ skip, take }) => numbers(0, 23).slice(skip, skip + take));
  expect(await all()).toEqual(numbers(0, 23));
  expect(fetchPage.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 10, 20]);
});

test("stops when a page brings nothing new, since the platform ignores skip", async () => {
  const { all, fetchPage } = fetching(() => numbers(0, 10));
  expect(await all()).toEqual(numbers(0, 10));
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test("accepts a page that is longer than requested", async () => {
  const { all } = fetching(({ skip }) => numbers(0, 37).slice(skip));
  expect(await all()).toEqual(numbers(0, 37));
});

test("counts an item once that moved to the next page between requests", async () => {
  const { all } = fetching(({ skip }) => (skip === 0 ? numbers(0, 10) : numbers(9, 5)));
  expect(await all()).toEqual(numbers(0, 14));
});

test("stops after a maximum when the platform never ends", async () => {
  const { all, fetchPage } = fetching(({ skip }) => numbers(skip, 10));
  expect(await all()).toHaveLength(500);
  expect(fetchPage).toHaveBeenCalledTimes(50);
});

test("counts unreadable items, so that the next page begins where this one ends", async () => {
  const sizes = [10, 10, 3];
  const fetchPage = jest.fn(async ({ skip }: { skip: number }) => {
    const sent = sizes[skip / 10] ?? 0;
    return { items: skip === 0 ? [] : numbers(skip, sent).slice(1), sent };
  });
  expect(await allPages({ size: 10, fetchPage, idsOf: (items) => items.map(String) })).toEqual([
    ...numbers(11, 9),
    ...numbers(21, 2),
  ]);
  expect(fetchPage.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 10, 20]);
});

test("rejects when a page fails", async () => {
  const { all } = fetching(({ skip }) => {
    if (skip > 0) throw new Error("broken");
    return numbers(0, 10);
  });
  await expect(all()).rejects.toThrow("broken");
});

test("gives equal items of a page different ids, and the same ids on the next page", () => {
  const [first, second, other] = idsByContent([{ a: 1 }, { a: 1 }, { a: 2 }]);
  expect(new Set([first, second, other]).size).toBe(3);
  expect(idsByContent([{ a: 1 }])).toEqual([first]);
});
