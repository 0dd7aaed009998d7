/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useDrag } from "./use-drag";

const SHOWING = {
  id: "kveld",
  title: "Nattekspressen",
  production: "nattekspressen",
  ageLimit: "",
  hall: "kinosal",
  hallName: "Kinosalen",
  start: "2026-12-01T18:00",
  end: null,
  status: "onSale",
  statusText: "I salg",
  reason: "",
  previousStart: null,
  span: "kl. 18.00",
  when: "tirsdag 1. desember kl. 18.00",
  stamp: "1",
  problems: [],
};

const onMove = jest.fn();

const Week = () => {
  const { begin, aim } = useDrag({ first: 10, last: 24 }, onMove);
  return (
    <>
      <button type="button" onPointerDown={(event) => begin(event, SHOWING)}>
        Film
      </button>
      <p>{aim === null ? "ingen" : aim.slot.date}</p>
    </>
  );
};

// jsdom has neither layout nor pointers of its own.
beforeEach(() => {
  jest.useFakeTimers();
  const under = document.createElement("div");
  under.dataset.day = "2026-12-03";
  document.elementsFromPoint = () => [under];
  window.scrollBy = jest.fn();
  onMove.mockClear();
});
afterEach(() => jest.useRealTimers());

const pointer = (type: string, clientX: number, target: EventTarget = window, pointerType = "mouse"): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 200, button: 0 });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(target instanceof Element ? target : window, event);
};

const take = (pointerType?: string) => pointer("pointerdown", 100, screen.getByRole("button"), pointerType);
const letGo = (): void => {
  pointer("pointerup", 150);
  jest.runAllTimers();
};

test("eight pixels are meant", () => {
  render(<Week />);
  take();
  pointer("pointermove", 108);
  letGo();
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("a hand that trembles moves nothing", () => {
  render(<Week />);
  take();
  pointer("pointermove", 107);
  letGo();
  expect(onMove).not.toHaveBeenCalled();
});

test("only the main button takes a showing", () => {
  render(<Week />);
  fireEvent(
    screen.getByRole("button"),
    new MouseEvent("pointerdown", { bubbles: true, button: 2, clientX: 100, clientY: 200 }),
  );
  pointer("pointermove", 150);
  letGo();
  expect(onMove).not.toHaveBeenCalled();
});

test("a finger scrolls, unless it has held the showing for a moment", () => {
  render(<Week />);
  take("touch");
  pointer("pointermove", 150);
  letGo();
  expect(onMove).not.toHaveBeenCalled();
  take("touch");
  act(() => jest.advanceTimersByTime(399));
  pointer("pointermove", 150);
  letGo();
  expect(onMove).not.toHaveBeenCalled();
  take("touch");
  act(() => jest.advanceTimersByTime(400));
  const scroll = new MouseEvent("touchmove", { cancelable: true });
  window.dispatchEvent(scroll);
  expect(scroll.defaultPrevented).toBe(true);
  pointer("pointermove", 150);
  letGo();
  expect(onMove).toHaveBeenCalledTimes(1);
});

test("a week that is closed follows the pointer no longer", () => {
  const { unmount } = render(<Week />);
  take();
  pointer("pointermove", 150);
  unmount();
  letGo();
  expect(onMove).not.toHaveBeenCalled();
  const move = new MouseEvent("touchmove", { cancelable: true });
  window.dispatchEvent(move);
  expect(move.defaultPrevented).toBe(false);
});
