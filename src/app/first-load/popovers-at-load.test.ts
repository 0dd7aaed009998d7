import { JSDOM } from "jsdom";
import { POPOVERS_AT_LOAD } from "./popovers-at-load";

const MARKUP = `
<head><script>${POPOVERS_AT_LOAD}</script></head>
<body>
  <button popovertarget="meny">Meny</button>
  <nav id="meny" popover="auto"><button popovertarget="meny" popovertargetaction="hide">Lukk</button><a href="#kino">Kino</a></nav>
  <button popovertarget="sok">Søk</button>
  <search id="sok" popover="auto"><form><input name="q"></form></search>
  <main>Siden</main>
</body>`;

const open = (knowsPopovers = false) => {
  const { window } = new JSDOM(MARKUP, {
    runScripts: "dangerously",
    pretendToBeVisual: true,
    beforeParse: ({ HTMLElement }) => {
      if (knowsPopovers) Object.defineProperty(HTMLElement.prototype, "popover", { value: null });
    },
  });
  const { document } = window;
  const button = (name: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === name);
  return {
    window,
    document,
    button,
    press: (name: string) => button(name)?.click(),
    opened: () => [...document.querySelectorAll("[data-open]")].map(({ id }) => id),
  };
};

test("a button opens its panel and closes it again", () => {
  const { document, press, opened } = open();
  expect(document.head.dataset.popovers).toBe("script");
  expect(opened()).toEqual([]);
  press("Meny");
  expect(opened()).toEqual(["meny"]);
  press("Meny");
  expect(opened()).toEqual([]);
});

test("only one is open, and the search takes the focus", () => {
  const { document, press, opened } = open();
  press("Meny");
  press("Søk");
  expect(opened()).toEqual(["sok"]);
  expect(document.activeElement?.getAttribute("name")).toBe("q");
});

test.each([
  ["the close button", (page: ReturnType<typeof open>) => page.press("Lukk")],
  [
    "Escape",
    ({ document, window }: ReturnType<typeof open>) =>
      document.dispatchEvent(new window.KeyboardEvent("keydown", { key: "Escape" })),
  ],
])("%s closes it, and gives the focus back to its button", (_what, leave) => {
  const page = open();
  page.press("Meny");
  leave(page);
  expect(page.opened()).toEqual([]);
  expect(page.document.activeElement).toBe(page.button("Meny"));
});

test.each(["main", "nav a"])("a press on %s closes it", (selector) => {
  const { document, press, opened } = open();
  press("Meny");
  document.querySelector<HTMLElement>(selector)?.click();
  expect(opened()).toEqual([]);
});

test("does nothing in browsers with popovers", () => {
  const { document, press, opened } = open(true);
  press("Meny");
  expect([document.head.dataset.popovers, opened()]).toEqual([undefined, []]);
});
