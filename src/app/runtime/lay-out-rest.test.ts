/** @jest-environment jsdom */
import { layOutAll, layOutRest } from "./lay-out-rest";

const begin = () => {
  document.head.dataset.rest = "later";
  document.body.innerHTML = "<div><p data-below>1</p><p data-below>2</p><p>3</p><p data-below>4</p></div>";
};
const laid = () => [...document.querySelectorAll("[data-laid]")].map(({ textContent }) => textContent);

beforeEach(() => {
  jest.useFakeTimers();
  begin();
});
afterEach(() => jest.useRealTimers());

test("lays out one part after the other, and then lets everything be", () => {
  layOutRest();
  expect(laid()).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2"]);
  expect(document.head.dataset.rest).toBe("later");
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual(["2", "4"]);
  jest.advanceTimersToNextTimer();
  expect(document.head.dataset.rest).toBeUndefined();
  expect(laid()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("stops when a reader has scrolled, and leaves no mark", () => {
  layOutRest();
  jest.advanceTimersToNextTimer();
  delete document.head.dataset.rest;
  jest.advanceTimersToNextTimer();
  expect(laid()).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a page that is gone to within the site is laid out at once", () => {
  layOutAll();
  expect(document.head.dataset.rest).toBeUndefined();
});
