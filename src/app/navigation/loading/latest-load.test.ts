import type { LoadedPage } from "../gatsby-globals";
import { cancelNavigations, isPageLoading, onlyLatest } from "./latest-load";

const arrivals = new Map<string, (page: LoadedPage) => void>();
const load = onlyLatest((path) => new Promise((resolve) => arrivals.set(path, resolve)));

const go = (path: string) => {
  const given = jest.fn();
  void load(path).then(given);
  return given;
};
const arrive = async (path: string) => {
  arrivals.get(path)?.({ status: "success" });
  await new Promise(setImmediate);
};

test("a slow page does not replace one that was chosen after it", async () => {
  const slow = go("/kinoprogram");
  const fast = go("/filmer");
  await arrive("/filmer");
  await arrive("/kinoprogram");
  expect(fast).toHaveBeenCalled();
  expect(slow).not.toHaveBeenCalled();
});

test("nor does one that fails later", async () => {
  const failed = jest.fn();
  let fail = (_error: Error): void => undefined;
  const failing = onlyLatest(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  failing("/kinoprogram").catch(failed);
  go("/filmer");
  fail(new Error("no chunk"));
  await new Promise(setImmediate);
  expect(failed).not.toHaveBeenCalled();
});

test("nor the page that the back button led to meanwhile", async () => {
  const slow = go("/kinoprogram");
  cancelNavigations();
  expect(isPageLoading()).toBe(false);
  await arrive("/kinoprogram");
  expect(slow).not.toHaveBeenCalled();
});

test("a page is loading until it has loaded, failed or been cancelled, or another has", async () => {
  expect(isPageLoading()).toBe(false);
  go("/kinoprogram");
  expect(isPageLoading()).toBe(true);
  go("/filmer");
  await arrive("/kinoprogram");
  expect(isPageLoading()).toBe(true);
  await arrive("/filmer");
  expect(isPageLoading()).toBe(false);
});

test("navigations that start while other pages render are not cancelled, however many", async () => {
  const paths = ["/kinoprogram", "/kino", "/kommende-filmer"];
  const given = paths.map((path) => go(path));
  for (const path of paths) await arrive(path);
  expect(given.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
});
