import { JSDOM } from "jsdom";
import { FONTS_AFTER_LOAD } from "./fonts-after-load";

const markFor = (controller: object | undefined): string | undefined =>
  new JSDOM(`<head><script>${FONTS_AFTER_LOAD}</script></head><body></body>`, {
    runScripts: "dangerously",
    beforeParse: (view) => {
      Object.defineProperty(view.navigator, "serviceWorker", { value: controller && { controller } });
    },
  }).window.document.head.dataset.fonts;

test("fonts are deferred on a first visit", () => {
  expect(markFor(undefined)).toBe("later");
});

test("fonts are used at once on later visits", () => {
  expect(markFor({})).toBeUndefined();
});
