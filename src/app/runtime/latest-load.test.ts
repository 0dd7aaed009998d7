import type { LoadedPage } from "./gatsby-globals";
import { giveUpEarlier, onlyLatest } from "./latest-load";

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

test("a page that comes late does not take the reader away from the one that was chosen after it", async () => {
  const slow = go("/kinoprogram");
  const fast = go("/filmer");
  await arrive("/filmer");
  await arrive("/kinoprogram");
  expect(fast).toHaveBeenCalled();
  expect(slow).not.toHaveBeenCalled();
});

test("nor from where the back button led meanwhile", async () => {
  const slow = go("/kinoprogram");
  giveUpEarlier();
  await arrive("/kinoprogram");
  expect(slow).not.toHaveBeenCalled();
});
