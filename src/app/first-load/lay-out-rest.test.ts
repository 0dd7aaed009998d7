/** @jest-environment jsdom */
import { layOutAll, layOutRest } from "./lay-out-rest";

const begin = () => {
  document.head.dataset.rest = "later";
  document.body.innerHTML = "<div><p data-below>1</p><p data-below>2</p><p>3</p><p data-below>4</p></div>";
};
/** In jsdom everything is at the top of the page. */
const outOfSight = () =>
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, window.innerHeight, 1, 1));
const laid = () => [...document.querySelectorAll("[data-laid]")].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  begin();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("visible rows are laid out one by one, and stay so: a second layout could shift them", () => {
  layOutRest();
  expect(laid()).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2"]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2", "4"]);
});

test("a part is laid out at once, and not in the next frame", () => {
  const measured = outOfSight();
  layOutRest();
  measured.mockClear();
  jest.advanceTimersToNextTimer();
  expect(measured.mock.contexts).toEqual([document.querySelector("[data-laid]")]);
});

test("off-screen rows are laid out each alone, then all of them, and then the mark is removed", () => {
  outOfSight();
  layOutRest();
  expect(laid()).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2"]);
  expect(document.head.dataset.rest).toBe("later");
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["4"]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2", "4"]);
  expect(document.head.dataset.rest).toBe("later");
  jest.advanceTimersToNextTimer();
  expect(document.head.dataset.rest).toBeUndefined();
  expect(laid()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("lays out a long page five rows at a time", () => {
  outOfSight();
  document.body.innerHTML = `<div>${Array.from({ length: 8 }, (_, part) => `<p data-below>${part}</p>`).join("")}</div>`;
  layOutRest();
  for (let step = 0; step < 8; step += 1) jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["1", "2", "3", "4", "5", "7"]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
});

test("stops after a scroll, and leaves no mark", () => {
  layOutRest();
  jest.advanceTimersToNextTimer();
  delete document.head.dataset.rest;
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a page that is navigated to within the site is laid out at once", () => {
  layOutAll();
  expect(document.head.dataset.rest).toBeUndefined();
});

test("leaves out what is in a folded part, but not the part itself", () => {
  outOfSight();
  document.body.innerHTML = `<div><p data-below>1</p>
    <details data-below><summary>uke</summary><p data-below>2</p><p data-below>3</p></details>
    <details open data-below><summary>åpen</summary><p>4</p><p data-below>5</p></details></div>`;
  const seen = new Set<string | null>();
  layOutRest();
  while (document.head.dataset.rest !== undefined) {
    jest.advanceTimersToNextTimer();
    for (const text of laid()) seen.add(text);
  }
  expect([...seen]).toEqual(["uke23", "åpen45", "5"]);
});
