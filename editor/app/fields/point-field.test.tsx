/** @jest-environment jsdom */
import "../testing/design-system";
import { createEvent, fireEvent, screen } from "@testing-library/react";
import { problemAt } from "../testing/desk-data";
import { fieldOf, formOf } from "../testing/form-of";

const share = (name: string) =>
  fieldOf(
    name,
    name.toUpperCase(),
    { kind: "number", min: 0, max: 1, isWhole: false },
    { help: "Andel.", preset: 0.5 },
  );
const focus = fieldOf("focus", "Fokuspunkt", {
  kind: "object",
  isPicture: false,
  isPoint: true,
  fields: [share("x"), share("y")],
});
const picture = fieldOf(
  "picture",
  "Bilde",
  { kind: "object", isPicture: false, fields: [focus] },
  { isRequired: true },
);

const open = (own: object, problems = [problemAt(["picture", "focus"])]) =>
  formOf({ fields: [picture], value: { picture: own }, problems });

const marker = () => screen.getByRole("button", { name: /^Fokuspunkt: / });

const pointer = (type: "pointerDown" | "pointerMove", at: readonly [number, number], target: Element) => {
  const event = createEvent[type](target);
  Object.assign(event, { pointerId: 1, clientX: at[0], clientY: at[1] });
  fireEvent(target, event);
};

beforeEach(() => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 50, 200, 100));
  const captured = new Set<number>();
  // jsdom has no pointers of its own.
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
});
afterEach(() => jest.restoreAllMocks());

test("the marker is dragged once it is held", () => {
  const { held } = open({ image: "a.jpg" });
  pointer("pointerMove", [120, 60], marker());
  pointer("pointerDown", [120, 60], marker());
  expect(held()).toEqual({ picture: { image: "a.jpg" } });
  pointer("pointerMove", [120, 60], marker());
  expect(held()).toEqual({ picture: { image: "a.jpg", focus: { x: 0.1, y: 0.1 } } });
});

test("arrow keys move it, in longer steps with Shift, and other keys are the page's", () => {
  const { held } = open({ image: "a.jpg", focus: { x: 0.2, y: 0.4 } });
  expect(fireEvent.keyDown(marker(), { key: "ArrowRight" })).toBe(false);
  expect(held()).toEqual({ picture: { image: "a.jpg", focus: { x: 0.21, y: 0.4 } } });
  fireEvent.keyDown(marker(), { key: "ArrowUp", shiftKey: true });
  expect(held()).toEqual({ picture: { image: "a.jpg", focus: { x: 0.21, y: 0.3 } } });
  expect(fireEvent.keyDown(marker(), { key: "Tab" })).toBe(true);
});

test("numbers are typed, and the other one is the middle until it is", () => {
  const { held } = open({ image: "a.jpg" });
  expect(screen.getByLabelText("X")).toHaveProperty("value", "0,5");
  expect(document.body.textContent).not.toContain("Andel.");
  fireEvent.change(screen.getByLabelText("Y"), { target: { value: "0,9" } });
  expect(held()).toEqual({ picture: { image: "a.jpg", focus: { x: 0.5, y: 0.9 } } });
  fireEvent.change(screen.getByLabelText("X"), { target: { value: "0,1" } });
  expect(held()).toEqual({ picture: { image: "a.jpg", focus: { x: 0.1, y: 0.9 } } });
});

test("without a picture of the content there is nothing to press on, and what is wrong is reported", () => {
  open({ image: "{film.image}" });
  expect(document.querySelector("img")).toBeNull();
  expect(document.getElementById("felt-picture-focus-feil")?.textContent).toBe("Skriv det.");
  document.body.replaceChildren();
  open({});
  expect(document.querySelector("img")).toBeNull();
});
