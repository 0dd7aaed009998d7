import { JSDOM } from "jsdom";
import { START_AFTER_LOAD } from "./start-after-load";

const SCRIPTS = ["/webpack-runtime-1.js", "/framework-2.js", "/app-3.js"]
  .map((src) => `<template data-start><script src="${src}"></script></template>`)
  .join("");

const open = () => {
  const { window } = new JSDOM(
    `<head><script>${START_AFTER_LOAD}</script></head><body><h1>Filmer</h1>${SCRIPTS}</body>`,
    {
      runScripts: "dangerously",
      pretendToBeVisual: true,
      url: "https://kulturhuset.example.no/filmer",
    },
  );
  const started = () =>
    [...window.document.querySelectorAll<HTMLScriptElement>("script[src]")].map(({ src, async }) => [
      new URL(src).pathname,
      async,
    ]);
  return { window, started };
};

const ALL = [
  ["/webpack-runtime-1.js", false],
  ["/framework-2.js", false],
  ["/app-3.js", false],
];

test("adds the start scripts when the page has loaded and been drawn, to run in their order, once", async () => {
  const { window, started } = open();
  expect(started()).toEqual([]);
  await new Promise((resolve) => window.addEventListener("load", resolve));
  expect(started()).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(started()).toEqual(ALL);
  window.dispatchEvent(new window.Event("pointerdown"));
  expect(started()).toEqual(ALL);
});

test("adds them for a reader who presses something before a slow picture has come, but not before they are known", () => {
  const { window, started } = open();
  const state = jest.spyOn(window.document, "readyState", "get").mockReturnValue("loading");
  window.dispatchEvent(new window.Event("keydown"));
  expect(started()).toEqual([]);
  state.mockReturnValue("interactive");
  window.dispatchEvent(new window.Event("keydown"));
  expect(started()).toEqual(ALL);
});
