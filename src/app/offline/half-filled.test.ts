/** @jest-environment jsdom */
import { hasHalfFilledForm, watchFields } from "./half-filled";

beforeAll(() => watchFields(document));

const field = <Name extends keyof HTMLElementTagNameMap>(name: Name, html = ""): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  element.innerHTML = html;
  document.body.replaceChildren(element);
  return element;
};

const write = (element: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  element.value = value;
  element.dispatchEvent(new Event("input", { bubbles: true }));
};

test("input counts as half-filled until it is removed", () => {
  const input = field("input");
  expect(hasHalfFilledForm(document)).toBe(false);
  write(input, "kari@example.no");
  expect(hasHalfFilledForm(document)).toBe(true);
  write(input, "");
  expect(hasHalfFilledForm(document)).toBe(false);
  write(input, "kari@example.no");
  input.remove();
  expect(hasHalfFilledForm(document)).toBe(false);
});

test("counts input from before the listener, and default values set by React", () => {
  field("textarea").value = "En anmeldelse";
  expect(hasHalfFilledForm(document)).toBe(true);
  const controlled = field("input");
  controlled.defaultValue = "natt";
  expect(hasHalfFilledForm(document)).toBe(false);
  write(controlled, "natt");
  expect(hasHalfFilledForm(document)).toBe(true);
});

test("counts selections", () => {
  const box = field("input");
  box.type = "checkbox";
  expect(hasHalfFilledForm(document)).toBe(false);
  box.checked = true;
  expect(hasHalfFilledForm(document)).toBe(true);
  const select = field("select", "<option>1</option><option>2</option>");
  expect(hasHalfFilledForm(document)).toBe(false);
  select.dispatchEvent(new Event("input", { bubbles: true }));
  expect(hasHalfFilledForm(document)).toBe(true);
});
