import { JSDOM } from "jsdom";
import { FONTS_AT_LOAD } from "./fonts-at-load";

/** What Chromium reports before it has measured a connection. */
const UNMEASURED = { effectiveType: "4g", rtt: 100, saveData: false };

interface Circumstances {
  readonly controller?: object;
  readonly connection?: typeof UNMEASURED;
}

const LINKS = '<link rel="preload" href="/a.woff2" as="font"><link rel="preload" href="/b.woff2" as="font">';

const headFor = ({ controller, connection }: Circumstances) =>
  new JSDOM(`<head><template data-fonts>${LINKS}</template><script>${FONTS_AT_LOAD}</script></head><body></body>`, {
    runScripts: "dangerously",
    beforeParse: (view) => {
      Object.defineProperty(view.navigator, "serviceWorker", { value: controller && { controller } });
      Object.defineProperty(view.navigator, "connection", { value: connection });
    },
  }).window.document.head;

const found = (circumstances: Circumstances) => {
  const head = headFor(circumstances);
  return { mark: head.dataset.fonts, preloads: head.querySelectorAll("link[rel=preload]").length };
};

const AT_ONCE = { mark: undefined, preloads: 2 };
const LATER = { mark: "later", preloads: 0 };

test.each([
  [
    "with the service worker on a slow connection",
    { controller: {}, connection: { ...UNMEASURED, rtt: 500 } },
    AT_ONCE,
  ],
  ["on a connection that is not measured yet", { connection: UNMEASURED }, AT_ONCE],
  ["on a connection of which the browser reports nothing", {}, AT_ONCE],
  ["on a connection with a long round trip", { connection: { ...UNMEASURED, rtt: 150 } }, LATER],
  ["on an older network", { connection: { ...UNMEASURED, effectiveType: "3g" } }, LATER],
  ["for a visitor who saves data", { connection: { ...UNMEASURED, saveData: true } }, LATER],
])("fonts of a first page %s", (_name, circumstances, expected) => {
  expect(found(circumstances)).toEqual(expected);
});
