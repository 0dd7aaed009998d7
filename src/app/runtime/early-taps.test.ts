/** @jest-environment jsdom */
import { leaveEarlyTaps, takeTaps } from "./early-taps";
import { isUnderWay } from "./under-way";

const heard: string[] = [];

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
      heard.push((event.target as Element).id);
    },
    { capture: true },
  );
});
beforeEach(() => {
  heard.length = 0;
  leaveEarlyTaps();
});

test("before the page is alive, a link to a page is the browser's, and the reader is on the way there", () => {
  expect(isUnderWay()).toBe(false);
  expect(tap("page")).toBe(false);
  expect(heard).toEqual([]);
  expect(isUnderWay()).toBe(true);
});

/** All for which React makes a part alive at once; the click has its own test. */
test.each(
  "pointerdown pointerup pointercancel touchstart touchend touchcancel mousedown mouseup keydown keypress keyup".split(
    " ",
  ),
)("%s on a link is not heard", (type) => {
  const hear = jest.fn();
  const link = document.querySelector("a");
  link?.addEventListener(type, hear);
  link?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hear).not.toHaveBeenCalled();
  takeTaps();
  link?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hear).toHaveBeenCalledTimes(1);
});

test("nothing of a press on a link is heard, nor that it takes the focus, but the keyboard is", () => {
  const hear = jest.fn((event: Event) => event.type);
  const main = document.querySelector("main");
  const link = document.querySelector("a");
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) main?.addEventListener(type, hear);
  const send = (type: string) => link?.dispatchEvent(new Event(type, { bubbles: true }));
  send("focusin");
  expect(hear).toHaveReturnedTimes(1);
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) send(type);
  expect(hear).toHaveReturnedTimes(1);
  takeTaps();
  for (const type of ["pointerdown", "mousedown", "focusin", "touchend"]) send(type);
  expect(hear).toHaveReturnedTimes(5);
});

test("everything else is left as it is", () => {
  for (const id of ["file", "button"]) tap(id);
  expect(heard).toEqual(["file", "button"]);
});

test("a page that is alive takes its taps", () => {
  takeTaps();
  expect(tap("page")).toBe(true);
  expect(heard).toEqual(["page"]);
});
