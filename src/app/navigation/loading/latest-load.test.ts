import type { LoadedPage } from "../gatsby-globals";
import { arriveAtPage, onlyLatest } from "./latest-load";

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
  arriveAtPage();
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
  arriveAtPage();
});

test("nor the page that the back button led to meanwhile", async () => {
  const slow = go("/kinoprogram");
  arriveAtPage();
  await arrive("/kinoprogram");
  expect(slow).not.toHaveBeenCalled();
});

test("a navigation that starts while the previous page renders is not cancelled", async () => {
  go("/kinoprogram");
  await arrive("/kinoprogram");
  const tapped = go("/filmer");
  expect(arriveAtPage()).toBe(false);
  await arrive("/filmer");
  expect(tapped).toHaveBeenCalled();
  expect(arriveAtPage()).toBe(true);
});

test("after a failed page, the back button cancels a later navigation", async () => {
  go("/kinoprogram");
  arrivals.get("/kinoprogram")?.({ status: "error" });
  await new Promise(setImmediate);
  const slow = go("/filmer");
  expect(arriveAtPage()).toBe(true);
  await arrive("/filmer");
  expect(slow).not.toHaveBeenCalled();
});

test("the back button cancels it after the arrival", async () => {
  go("/kinoprogram");
  await arrive("/kinoprogram");
  arriveAtPage();
  const slow = go("/filmer");
  expect(arriveAtPage()).toBe(true);
  await arrive("/filmer");
  expect(slow).not.toHaveBeenCalled();
});
