/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { setChild, useChild, useChildAtOnce } from "./use-child";

const store = (text: string) => window.sessionStorage.setItem("barnet", text);
const read = () => renderHook(useChildAtOnce).result.current;

afterEach(() => act(() => setChild(null)));

test.each([
  [{ age: 6, withAdult: false }, "6"],
  [{ age: 0, withAdult: true }, "0+"],
  [{ age: 17, withAdult: true }, "17+"],
])("a child is stored for this visit, and read again: %j", (child, text) => {
  act(() => setChild(child));
  expect(window.sessionStorage.getItem("barnet")).toBe(text);
  expect(window.localStorage.getItem("barnet")).toBeNull();
  expect(read()).toEqual(child);
});

test("a child is forgotten on request", () => {
  act(() => setChild({ age: 6, withAdult: false }));
  act(() => setChild(null));
  expect(window.sessionStorage.getItem("barnet")).toBeNull();
  expect(read()).toBeNull();
});

test.each(["18", "18+", "-1", "6-", "100", "x6", "6 +", ""])("no child is read from «%s»", (text) => {
  store(text);
  expect(read()).toBeNull();
});

test.each([
  ["at once", useChildAtOnce],
  ["in a list", useChild],
])("another child is shown %s, as long as it is drawn", (_where, useIt) => {
  const { result, unmount } = renderHook(useIt);
  expect(result.current).toBeNull();
  act(() => setChild({ age: 9, withAdult: true }));
  expect(result.current).toEqual({ age: 9, withAdult: true });
  unmount();
  act(() => setChild({ age: 10, withAdult: true }));
  expect(result.current).toEqual({ age: 9, withAdult: true });
});

const Shown = () => <p>{`${useChild()?.age} ${useChildAtOnce()?.age}`}</p>;

test("the static page knows no child", () => {
  act(() => setChild({ age: 9, withAdult: true }));
  expect(renderToString(<Shown />)).toContain("undefined undefined");
});
