/** @jest-environment jsdom */

import type { RouteUpdate } from "./arrival/route-update";
import { expectAction } from "./navigation/router-action";
import { onPreRouteUpdate, onRouteUpdate } from "./on-route-update";

jest.mock("./navigation/loading/wrap-loader", () => ({ navigationRendered: jest.fn() }));
jest.mock("./offline/read-offline", () => ({ cacheVisitedPage: jest.fn() }));

const place = (pathname: string) => Object.assign(new URL(pathname, window.location.href), { state: null, key: "" });

const update = (action: "PUSH" | "POP"): RouteUpdate => ({
  location: Object.assign(place("/filmer"), { action }),
  prevLocation: place("/kinoprogram"),
});

beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  document.head.dataset.rest = "later";
});

test("going forward, the rest of the current page is not laid out; that of the next one is, on arrival", () => {
  onPreRouteUpdate(update("PUSH"));
  expect(document.head.dataset.rest).toBe("later");
  onRouteUpdate(update("PUSH"));
  expect(document.head.dataset.rest).toBeUndefined();
});

test("going back, the page has its full height at once", () => {
  onPreRouteUpdate(update("POP"));
  expect(document.head.dataset.rest).toBeUndefined();
});

test("a navigation without an action is logged, and the page renders as Gatsby would have it", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expectAction();
  onPreRouteUpdate({ location: place("/filmer"), prevLocation: place("/") });
  expect(error).toHaveBeenCalledWith("Gatsby no longer has the action of a location");
});
