/** @jest-environment jsdom */
import { keepFocus } from "./keep-focus";

const HTML = `<main tabindex="-1"><section><ul><li><button id="first">A</button></li><li><button id="second">B</button>
</li></ul></section></main><button id="outside">C</button>`;

let end: () => void = () => undefined;

const open = () => {
  document.body.innerHTML = HTML;
  const main = document.querySelector("main");
  if (main === null) throw new Error("no main");
  end = keepFocus(main);
  return main;
};
const at = (id: string) => document.getElementById(id);
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => end());

test("a part around what is removed takes the focus, the smallest that is left", async () => {
  open();
  at("first")?.focus();
  at("first")?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector("li"));
  at("second")?.focus();
  at("second")?.closest("ul")?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector("section"));
});

test("the screen takes it when nothing else is left", async () => {
  const main = open();
  at("first")?.focus();
  document.querySelector("section")?.remove();
  await settled();
  expect(document.activeElement).toBe(main);
});

test("what has moved the focus by itself keeps it, and what never had it does not matter", async () => {
  open();
  at("first")?.focus();
  at("first")?.remove();
  at("second")?.focus();
  await settled();
  expect(document.activeElement).toBe(at("second"));
  at("outside")?.focus();
  at("second")?.remove();
  await settled();
  expect(document.activeElement).toBe(at("outside"));
});

test("it ends", async () => {
  open();
  at("first")?.focus();
  end();
  at("first")?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
