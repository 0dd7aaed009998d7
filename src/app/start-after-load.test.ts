import { JSDOM } from "jsdom";
import { START_AFTER_LOAD } from "./start-after-load";

const SCRIPTS = ["/webpack-runtime-1.js", "/framework-2.js", "/app-3.js"]
  .map((src) => `<template data-start><script src="${src}"></script></template>`)
  .join("");
const LINKS =
  '<template data-start data-beside><link rel="preload" as="fetch" href="/page-data/filmer/page-data.json" crossorigin="anonymous"></template>';

const open = () => {
  const { window } = new JSDOM(
    `<head><script>${START_AFTER_LOAD}</script></head><body><h1><a href="/">Filmer</a></h1>${SCRIPTS}${LINKS}</body>`,
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
  const beside = () =>
    [...window.document.querySelectorAll<HTMLLinkElement>("head link")].map(({ rel, href }) => [
      rel,
      new URL(href).pathname,
    ]);
  return { window, started, beside };
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

test("asks beside them for what they will ask for", async () => {
  const { window, beside } = open();
  expect(beside()).toEqual([]);
  window.dispatchEvent(new window.Event("keydown"));
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.dispatchEvent(new window.Event("keydown"));
  expect(beside()).toEqual([["preload", "/page-data/filmer/page-data.json"]]);
});

test("leaves the network to the page behind a link that is pressed", async () => {
  const { window, started } = open();
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.document.querySelector("a")?.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
  expect(started()).toEqual([]);
});

test.each(["load", "error"])("lets our fonts come when the last start script has met with %s", async (end) => {
  const { window } = open();
  const { head } = window.document;
  head.dataset.fonts = "later";
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.dispatchEvent(new window.Event("keydown"));
  const scripts = window.document.querySelectorAll("script[src]");
  scripts[0]?.dispatchEvent(new window.Event(end));
  expect(head.dataset.fonts).toBe("later");
  scripts[2]?.dispatchEvent(new window.Event(end));
  expect(head.dataset.fonts).toBeUndefined();
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
