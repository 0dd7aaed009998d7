/** @jest-environment jsdom */

import { pageDataPath } from "../../../domain/addresses/page-data-path";
import type { StaleMessage } from "../service-worker/messages";
import { staleNotice } from "../service-worker/stale-notice";
import { watchStaleness } from "./stale-notice";

const AT = Date.parse("2026-11-21T14:05+01:00");

class FakeContainer extends EventTarget {
  readonly startMessages = () => undefined;
  readonly post = (notice: StaleMessage) => this.dispatchEvent(new MessageEvent("message", { data: notice }));
}

let container: FakeContainer;
let online: boolean;

const noticeText = () => document.querySelector("[data-kept-line] p")?.textContent ?? null;
const goOnline = () => {
  online = true;
  window.dispatchEvent(new Event("online"));
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T18:00+01:00") });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    draw(0);
    return 0;
  });
  container = new FakeContainer();
  online = true;
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  Object.defineProperty(performance, "timeOrigin", { value: AT, configurable: true });
  document.body.innerHTML = "<main></main>";
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("it is also shown when the network was lost before the listener", () => {
  online = false;
  watchStaleness();
  expect(noticeText()).toBe("Du er uten nett. Du leser siden slik den var i dag kl. 14.05.");
  goOnline();
  expect(noticeText()).toBeNull();
});

test("a page with cached data shows a notice on arrival, and no other page", () => {
  const { arrived } = watchStaleness();
  container.post({ keptAnswer: pageDataPath("/filmer"), at: AT, reason: "slow" });
  expect(noticeText()).toBeNull();
  arrived("/filmer");
  expect(noticeText()).toBe("Nettet er tregt akkurat nå. Du leser siden slik den var i dag kl. 14.05.");
  arrived("/om-oss");
  expect(noticeText()).toBeNull();
});

test("a cached page stays stale when the network returns, and can be reloaded", () => {
  document.body.insertAdjacentHTML("afterbegin", staleNotice({ text: "Du er uten nett.", at: AT }));
  watchStaleness();
  goOnline();
  expect(noticeText()).toBe("Du er på nett igjen. Du leser siden slik den var i dag kl. 14.05.");
  expect(document.querySelector("[data-kept-line] a")?.textContent).toBe("Hent siden på nytt");
});
