import { JSDOM } from "jsdom";
import { FONTS_AFTER_LOAD } from "./fonts-after-load";

const open = (controller: object | undefined) => {
  const { window } = new JSDOM(`<head><script>${FONTS_AFTER_LOAD}</script></head><body></body>`, {
    runScripts: "dangerously",
    pretendToBeVisual: true,
    beforeParse: (view) => {
      Object.defineProperty(view.navigator, "serviceWorker", { value: controller && { controller } });
    },
  });
  return { window, mark: () => window.document.head.dataset.fonts };
};

test("our fonts wait until a first visitor's page has loaded and been drawn", async () => {
  const { window, mark } = open(undefined);
  expect(mark()).toBe("later");
  await new Promise((resolve) => window.addEventListener("load", resolve));
  expect(mark()).toBe("later");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(mark()).toBeUndefined();
});

test("who has been here before sees them at once", () => {
  expect(open({}).mark()).toBeUndefined();
});
