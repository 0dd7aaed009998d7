import type { LoadedPage } from "../gatsby-globals";
import { clearNavigationStatus, navigationState } from "../navigation-state";
import { announcingDelay, clearDelay } from "./announce-delay";

let arrive: (page: LoadedPage) => void = () => undefined;
const load = announcingDelay(() => new Promise((resolve) => (arrive = resolve)));

beforeEach(() => {
  jest.useFakeTimers();
  clearNavigationStatus();
});
afterEach(() => jest.useRealTimers());

test("announces a delay after a second, until the page has loaded", async () => {
  const loading = load("/kinoprogram");
  jest.advanceTimersByTime(999);
  expect(navigationState().kind).toBe("idle");
  jest.advanceTimersByTime(1);
  expect(navigationState().kind).toBe("waiting");
  arrive({});
  await loading;
  expect(navigationState().kind).toBe("idle");
});

test("does not announce a page that loads in time", async () => {
  const loading = load("/filmer");
  jest.advanceTimersByTime(500);
  arrive({});
  await loading;
  jest.advanceTimersByTime(5000);
  expect(navigationState().kind).toBe("idle");
});

test("does not announce a cancelled navigation", () => {
  void load("/kinoprogram");
  jest.advanceTimersByTime(1200);
  clearDelay();
  jest.advanceTimersByTime(5000);
  expect(navigationState().kind).toBe("idle");
});
