/** @jest-environment jsdom */
import { nameDialogs } from "./name-dialogs";

const HTML = `<dialog><button id="close">Lukk</button><h2>Kråka</h2><input id="field"></dialog>
<details><summary>Mer</summary></details><button id="outside">Åpne</button>`;

let end: () => void = () => undefined;
const focused = (): string => document.activeElement?.id || document.activeElement?.tagName || "";
const at = (id: string) => document.getElementById(id);
const settled = () => jest.advanceTimersByTimeAsync(0);

/** As `showModal` does. */
const open = async (first = "close") => {
  document.querySelector("dialog")?.setAttribute("open", "");
  at(first)?.focus();
  await settled();
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = HTML;
  end = nameDialogs(document.body);
});
afterEach(() => end());

test("the head of a dialog has the focus first, and then what the browser chose", async () => {
  await open();
  expect(focused()).toBe("H2");
  await jest.advanceTimersByTimeAsync(100);
  expect(focused()).toBe("close");
});

test("one without a head has it itself", async () => {
  document.querySelector("h2")?.remove();
  await open("field");
  expect(focused()).toBe("DIALOG");
});

test("who types at once types into the field", async () => {
  await open("field");
  expect(focused()).toBe("H2");
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "k", bubbles: true }));
  expect(focused()).toBe("field");
});

test("a form that takes the focus by itself keeps it", async () => {
  await open();
  at("field")?.focus();
  await jest.advanceTimersByTimeAsync(100);
  expect(focused()).toBe("field");
});

test("what is closed, and what is no dialog, moves nothing", async () => {
  at("outside")?.focus();
  document.querySelector("details")?.setAttribute("open", "");
  document.querySelector("dialog")?.setAttribute("open", "");
  await settled();
  document.querySelector("dialog")?.removeAttribute("open");
  await settled();
  expect(focused()).toBe("outside");
});

test("it ends", async () => {
  end();
  await open();
  expect(focused()).toBe("close");
});
