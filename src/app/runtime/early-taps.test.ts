/** @jest-environment jsdom */
import { leaveEarlyTaps, takeTaps } from "./early-taps";

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

test("before the page is alive, a link to a page is the browser's", () => {
  expect(tap("page")).toBe(false);
  expect(heard).toEqual([]);
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
