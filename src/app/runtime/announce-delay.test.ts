import { announcingDelay, endDelay } from "./announce-delay";
import type { LoadedPage } from "./gatsby-globals";
import { navigationState, stayStill } from "./navigation-state";

let arrive: (page: LoadedPage) => void = () => undefined;
const load = announcingDelay(() => new Promise((resolve) => (arrive = resolve)));

beforeEach(() => {
  jest.useFakeTimers();
  stayStill();
});
afterEach(() => jest.useRealTimers());

test("says nothing for a second, then that the page is on its way, until it is there", async () => {
  const loading = load("/kinoprogram");
  jest.advanceTimersByTime(999);
  expect(navigationState().kind).toBe("still");
  jest.advanceTimersByTime(1);
  expect(navigationState().kind).toBe("waiting");
  arrive({});
  await loading;
  expect(navigationState().kind).toBe("still");
});

test("never says it of a page that came in time", async () => {
  const loading = load("/filmer");
  jest.advanceTimersByTime(500);
  arrive({});
  await loading;
  jest.advanceTimersByTime(5000);
  expect(navigationState().kind).toBe("still");
});

test("is silent when the reader has gone elsewhere meanwhile", () => {
  void load("/kinoprogram");
  jest.advanceTimersByTime(1200);
  endDelay();
  jest.advanceTimersByTime(5000);
  expect(navigationState().kind).toBe("still");
});
