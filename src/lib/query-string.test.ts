/** @jest-environment jsdom */
import { onQueryChange, readQuery, replaceQuery, writeQuery } from "./query-string";

beforeEach(() => window.history.replaceState({ key: "nøkkel" }, "", "/kinoprogram#innhold"));

test("writes the query and keeps path, hash and the router's state", () => {
  writeQuery("?dag=i-dag");
  expect(readQuery()).toBe("?dag=i-dag");
  expect(window.location.pathname + window.location.hash).toBe("/kinoprogram#innhold");
  expect(window.history.state).toEqual({ key: "nøkkel" });
});

test("adds a history entry, and none when nothing changes", () => {
  const before = window.history.length;
  writeQuery("?dag=i-dag");
  writeQuery("?dag=i-dag");
  expect(window.history.length).toBe(before + 1);
});

test("replaces a query without a history entry, and notifies listeners", () => {
  writeQuery("?q=film");
  const before = window.history.length;
  const listener = jest.fn();
  const stop = onQueryChange(listener);
  replaceQuery("?q=filmer");
  stop();
  expect(readQuery()).toBe("?q=filmer");
  expect(window.history.length).toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("notifies listeners until they unsubscribe, of the back button too", () => {
  const listener = jest.fn();
  const stop = onQueryChange(listener);
  writeQuery("?dag=i-dag");
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeQuery("");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(listener).toHaveBeenCalledTimes(2);
});
