/** @jest-environment jsdom */

import { isNavigating } from "../navigation/navigation-in-progress";
import { bypassReact, stopBypassingReact } from "./early-taps";

const received: string[] = [];

const tap = (id: string): boolean => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(() => {
  document.body.innerHTML =
    '<main><a href="/filmer"><span id="page">Filmer</span></a><a id="file" href="/program.pdf">PDF</a><button id="button">Vis</button></main>';
  // As React's root does.
  document.querySelector("main")?.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      received.push((event.target as Element).id);
    },
    { capture: true },
  );
});
beforeEach(() => {
  received.length = 0;
  bypassReact();
});

test("before hydration a link navigates natively, which counts as a navigation in progress", () => {
  expect(isNavigating()).toBe(false);
  expect(tap("page")).toBe(false);
  expect(received).toEqual([]);
  expect(isNavigating()).toBe(true);
});

/** The events for which React hydrates a boundary synchronously; click has its own test. */
test.each(
  "pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup keydown keypress keyup".split(
    " ",
  ),
)("%s on a link is not propagated", (type) => {
  const hear = jest.fn();
  const link = document.querySelector("a");
  link?.addEventListener(type, hear);
  link?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hear).not.toHaveBeenCalled();
  stopBypassingReact();
  link?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hear).toHaveBeenCalledTimes(1);
});

test("a press on a link and its focus are not propagated, but focus by keyboard is", () => {
  const hear = jest.fn((event: Event) => event.type);
  const main = document.querySelector("main");
  const link = document.querySelector("a");
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) main?.addEventListener(type, hear);
  const send = (type: string) => link?.dispatchEvent(new Event(type, { bubbles: true }));
  send("focusin");
  expect(hear).toHaveReturnedTimes(1);
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) send(type);
  expect(hear).toHaveReturnedTimes(1);
  stopBypassingReact();
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) send(type);
  expect(hear).toHaveReturnedTimes(5);
});

test("other events are propagated", () => {
  for (const id of ["file", "button"]) tap(id);
  expect(received).toEqual(["file", "button"]);
});

test("after hydration events on links are propagated", () => {
  stopBypassingReact();
  expect(tap("page")).toBe(true);
  expect(received).toEqual(["page"]);
});

test("after hydration no listener is left", () => {
  const [add, remove] = [jest.spyOn(window, "addEventListener"), jest.spyOn(window, "removeEventListener")];
  bypassReact();
  stopBypassingReact();
  expect(remove.mock.calls).toEqual(add.mock.calls);
  jest.restoreAllMocks();
});
