import { JSDOM } from "jsdom";
import { START_AFTER_LOAD } from "./start-after-load";

const SCRIPTS = ["/webpack-runtime-1.js", "/framework-2.js", "/app-3.js"]
  .map((src) => `<template data-start><script src="${src}"></script></template>`)
  .join("");
const LINKS =
  '<template data-start data-beside><link rel="preload" as="fetch" href="/page-data/filmer/page-data.json" crossorigin="anonymous"><link rel="preload" as="script" href="/film-club-4.js" data-member></template>';

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

test("adds the start scripts after load and first paint, in their order, once", async () => {
  const { window, started } = open();
  expect(started()).toEqual([]);
  await new Promise((resolve) => window.addEventListener("load", resolve));
  expect(started()).toEqual([]);
  while (started().length < ALL.length) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(started()).toEqual(ALL);
  window.dispatchEvent(new window.Event("pointerdown"));
  expect(started()).toEqual(ALL);
});

test("adds preload links beside them", async () => {
  const { window, beside } = open();
  expect(beside()).toEqual([]);
  window.dispatchEvent(new window.Event("keydown"));
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.dispatchEvent(new window.Event("keydown"));
  expect(beside()).toEqual([["preload", "/page-data/filmer/page-data.json"]]);
});

test("adds those of the film club where a member is logged in", async () => {
  const { window, beside } = open();
  window.localStorage.setItem("cw-profile", "{}");
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.dispatchEvent(new window.Event("keydown"));
  expect(beside()).toEqual([
    ["preload", "/page-data/filmer/page-data.json"],
    ["preload", "/film-club-4.js"],
  ]);
});

test("starts where the browser's storage is blocked", async () => {
  const { window, started, beside } = open();
  Object.defineProperty(window, "localStorage", {
    get: () => {
      throw new Error("blocked");
    },
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.dispatchEvent(new window.Event("keydown"));
  expect(started()).toEqual(ALL);
  expect(beside()).toEqual([["preload", "/page-data/filmer/page-data.json"]]);
});

test("does not start for a press on a link", async () => {
  const { window, started } = open();
  await new Promise((resolve) => window.addEventListener("load", resolve));
  window.document.querySelector("a")?.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
  expect(started()).toEqual([]);
});

test("starts on input before a slow picture has loaded, but not before they are parsed", () => {
  const { window, started } = open();
  const state = jest.spyOn(window.document, "readyState", "get").mockReturnValue("loading");
  window.dispatchEvent(new window.Event("keydown"));
  expect(started()).toEqual([]);
  state.mockReturnValue("interactive");
  window.dispatchEvent(new window.Event("keydown"));
  expect(started()).toEqual(ALL);
});

describe("a page whose scripts fail", () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  const openAt = (answer: () => Promise<{ readonly ok: boolean }>) => {
    const { window, started } = open();
    const fetch = jest.fn((_address: string, _how: object) => answer());
    Object.assign(window, { fetch });
    const { head } = window.document;
    Object.assign(head.dataset, { narrowing: "" });
    return { window, started, fetch, head };
  };
  const begin = async (window: ReturnType<typeof open>["window"]) => {
    await new Promise((resolve) => window.addEventListener("load", resolve));
    window.dispatchEvent(new window.Event("keydown"));
    return [...window.document.querySelectorAll("script[src]")];
  };
  const isStatic = (head: HTMLHeadElement) => "static" in head.dataset && !("narrowing" in head.dataset);

  test("retries one that failed to load, and stays static when that fails too", async () => {
    const { window, started, fetch, head } = openAt(async () => ({ ok: true }));
    const [runtime] = await begin(window);
    runtime?.dispatchEvent(new window.Event("error"));
    await settled();
    expect(fetch.mock.calls).toEqual([["/webpack-runtime-1.js", { cache: "reload" }]]);
    expect(started()).toEqual([...ALL, ALL[0]]);
    expect(isStatic(head)).toBe(false);
    [...window.document.querySelectorAll("script[src]")].at(-1)?.dispatchEvent(new window.Event("error"));
    await settled();
    expect(isStatic(head)).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["has no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["answers with an error", async () => ({ ok: false })],
  ])("stays as it is when the server %s", async (_what, answer) => {
    const { window, started, head } = openAt(answer);
    const [, framework] = await begin(window);
    framework?.dispatchEvent(new window.Event("error"));
    await settled();
    expect(started()).toEqual(ALL);
    expect(isStatic(head)).toBe(true);
  });

  test("retries one that was truncated", async () => {
    const { window, started, fetch, head } = openAt(async () => ({ ok: true }));
    await begin(window);
    const broken = () =>
      window.dispatchEvent(
        Object.assign(new window.Event("error"), {
          filename: "https://kulturhuset.example.no/app-3.js",
          error: new window.SyntaxError("Unexpected end of input"),
        }),
      );
    broken();
    await settled();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(started()).toEqual([...ALL, ALL[2]]);
    broken();
    await settled();
    expect(isStatic(head)).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(["Object.hasOwn", "Array.prototype.at", "String.prototype.replaceAll", "Promise.allSettled"])(
    "runs none of them in a browser without %s",
    async (name) => {
      const { window, started, head } = openAt(async () => ({ ok: true }));
      window.eval(`delete ${name}`);
      await begin(window);
      await settled();
      expect(started()).toEqual([]);
      expect(isStatic(head)).toBe(true);
    },
  );
});
