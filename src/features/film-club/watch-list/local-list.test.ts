/** @jest-environment jsdom */

import { film } from "../testing/samples";
import { LOCAL_LIST_KEY } from "../user/stored-keys";
import { localList } from "./local-list";

afterEach(() => {
  localList.clear();
  localStorage.clear();
});

test("keeps films in the order in which they were added, each once", () => {
  localList.add(film("1"));
  localList.add({ ...film("2"), movieId: "m2" });
  localList.add(film("1"));
  expect(localList.films()).toEqual([film("1"), { ...film("2"), movieId: "m2" }]);
  expect(JSON.parse(localStorage.getItem(LOCAL_LIST_KEY) ?? "")).toHaveLength(2);
});

test("removes one, and the stored value with the last", () => {
  localList.add(film("1"));
  localList.remove("2");
  expect(localList.films()).toHaveLength(1);
  localList.remove("1");
  expect(localStorage.getItem(LOCAL_LIST_KEY)).toBeNull();
});

test("keeps what another tab has added", () => {
  localList.add(film("1"));
  localStorage.setItem(LOCAL_LIST_KEY, JSON.stringify([film("1"), film("2")]));
  localList.add(film("3"));
  expect(localList.films().map(({ ediNumber }) => ediNumber)).toEqual(["1", "2", "3"]);
});

test("is the same array until it changes, and notifies its subscribers then", () => {
  const changed = jest.fn();
  const stop = localList.subscribe(changed);
  expect(localList.films()).toBe(localList.films());
  localList.add(film("1"));
  expect(localList.films()).toBe(localList.films());
  localList.add(film("1"));
  localList.remove("9");
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});

test("keeps the valid films of a partly invalid value", () => {
  const nonsense = [
    film("1"),
    null,
    7,
    { ediNumber: 3, title: "x", path: "/x" },
    { ediNumber: "4", title: "x", path: "javascript:alert(1)" },
    { ediNumber: "5", title: "x", path: "//kino.example.no" },
    { ediNumber: "", title: "x", path: "/x" },
  ];
  localStorage.setItem(LOCAL_LIST_KEY, JSON.stringify(nonsense));
  expect(localList.films()).toEqual([film("1")]);
  localStorage.setItem(LOCAL_LIST_KEY, '{"not":"a list"}');
  expect(localList.films()).toEqual([]);
});
