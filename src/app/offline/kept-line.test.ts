/** @jest-environment jsdom */

import { pageDataPath } from "../../rules/addresses/page-data-path";
import { keptLine } from "../service-worker/kept-words";
import type { KeptNotice } from "../service-worker/messages";
import { watchKeptLine } from "./kept-line";

const AT = Date.parse("2026-11-21T14:05+01:00");

class FakeContainer extends EventTarget {
  readonly startMessages = () => undefined;
  readonly tell = (notice: KeptNotice) => this.dispatchEvent(new MessageEvent("message", { data: notice }));
}

let container: FakeContainer;
let online: boolean;

const said = () => document.querySelector("[data-kept-line] p")?.textContent ?? null;
const goOffline = () => {
  online = false;
  window.dispatchEvent(new Event("offline"));
};
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

test("who loses the network is told how old the open page is, until it is back", () => {
  watchKeptLine();
  expect(said()).toBeNull();
  goOffline();
  expect(said()).toBe("Du er uten nett. Du leser siden slik den var i dag kl. 14.05.");
  goOnline();
  expect(said()).toBeNull();
});

test("who lost the network before anybody looked is told, too", () => {
  online = false;
  watchKeptLine();
  expect(said()).toBe("Du er uten nett. Du leser siden slik den var i dag kl. 14.05.");
  goOnline();
  expect(said()).toBeNull();
});

test("a page whose data was kept says so when the reader comes to it, and no other", () => {
  const { arrived } = watchKeptLine();
  container.tell({ keptAnswer: pageDataPath("/filmer"), at: AT, reason: "slow" });
  expect(said()).toBeNull();
  arrived("/filmer");
  expect(said()).toBe("Nettet er tregt akkurat nå. Du leser siden slik den var i dag kl. 14.05.");
  arrived("/om-oss");
  expect(said()).toBeNull();
});

test("a page that the worker had kept stays old when the network is back, and can be fetched anew", () => {
  document.body.insertAdjacentHTML("afterbegin", keptLine({ words: "Du er uten nett.", at: AT }));
  watchKeptLine();
  goOnline();
  expect(said()).toBe("Du er på nett igjen. Du leser siden slik den var i dag kl. 14.05.");
  expect(document.querySelector("[data-kept-line] a")?.textContent).toBe("Hent siden på nytt");
});
