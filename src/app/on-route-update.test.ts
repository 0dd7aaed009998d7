/** @jest-environment jsdom */
import { onPreRouteUpdate, onRouteUpdate } from "./on-route-update";
import type { RouteUpdate } from "./runtime/route-update";

jest.mock("./runtime/mind-navigation", () => ({ leaveEarlierNavigations: jest.fn() }));
jest.mock("./runtime/read-offline", () => ({ keepArrival: jest.fn() }));

const place = (pathname: string) => Object.assign(new URL(pathname, window.location.href), { state: null, key: "" });

const update = (action: "PUSH" | "POP"): RouteUpdate => ({
  location: Object.assign(place("/filmer"), { action }),
  prevLocation: place("/kinoprogram"),
});

beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  document.head.dataset.rest = "later";
});

test("a page that is left forward is not laid out to its end; the next one is, from its arrival on", () => {
  onPreRouteUpdate(update("PUSH"));
  expect(document.head.dataset.rest).toBe("later");
  onRouteUpdate(update("PUSH"));
  expect(document.head.dataset.rest).toBeUndefined();
});

test("a page that is gone back to has its whole height at once", () => {
  onPreRouteUpdate(update("POP"));
  expect(document.head.dataset.rest).toBeUndefined();
});
