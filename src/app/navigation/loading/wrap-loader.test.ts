/** @jest-environment jsdom */
import { logError } from "../../../lib/log";
import type { LoadedPage } from "../gatsby-globals";
import { isNavigating, navigationEnded } from "../navigation-in-progress";
import { clearNavigationStatus, navigationState } from "../navigation-state";
import { clearOutcomes, recordOutcome } from "./outcomes";
import { firstPageHydrated, tryAgain } from "./page-failures";
import { loadAhead, navigationRendered, wrapLoader } from "./wrap-loader";

jest.mock("../../../lib/log", () => ({ logError: jest.fn() }));

const answers = new Map<string, LoadedPage | undefined | Error>();
const inner = jest.fn(async (path: string) => {
  new XMLHttpRequest().open("GET", "/page-data/app-data.json");
  const answer = answers.get(path);
  if (answer instanceof Error) throw answer;
  return answer;
});
const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
const probe = jest.fn();

const load = async (path: string): Promise<unknown> => {
  const given = jest.fn();
  void globalThis.___loader?.loadPage(path).then(given);
  await new Promise(setImmediate);
  return given.mock.calls[0]?.[0];
};
const loseNetwork = () => {
  for (let time = 0; time < 5; time += 1) recordOutcome(false);
};

beforeAll(() => {
  Object.assign(globalThis, { fetch: probe, setImmediate: (work: () => void) => setTimeout(work) });
  globalThis.___loader = { loadPage: inner, hovering: () => undefined };
  // jsdom cannot navigate, and logs that.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  wrapLoader();
});
beforeEach(() => {
  answers.clear();
  clearNavigationStatus();
  navigationEnded();
  clearOutcomes();
  onLine.mockReturnValue(true);
  probe.mockReset().mockRejectedValue(new TypeError("nett"));
  jest.mocked(logError).mockClear();
});

test("a failure of the first page is logged and left to Gatsby, since the static page stays", async () => {
  answers.set("/filmer", { status: "error" });
  expect(await load("/filmer")).toEqual({ status: "error" });
  expect(logError).toHaveBeenCalledWith("Failed to load page /filmer", undefined);
});

test("the first page is hydrated without the code of a block, which shows a note", async () => {
  const partialPage = { status: "success" };
  answers.set("/festsal", { status: "error", partialPage });
  expect(await load("/festsal")).toBe(partialPage);
  firstPageHydrated();
});

test("five network errors in a row and one failed probe count as offline too", async () => {
  loseNetwork();
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  expect(probe).toHaveBeenCalledWith("/page-data/filmer/page-data.json", { cache: "no-store" });
  expect(navigationState().kind).toBe("held");
});

test.each([
  ["no page at all", undefined],
  ["an error that is thrown", new Error("no chunk")],
])("%s is a failure too", async (_what, answer) => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", answer);
  await load("/filmer");
  expect(navigationState().kind).toBe("held");
});

test("online by the last five outcomes, or by one probe, the browser navigates", async () => {
  answers.set("/filmer", { status: "error" });
  expect(await load("/filmer")).toBeUndefined();
  expect(navigationState().kind).toBe("idle");
  loseNetwork();
  probe.mockResolvedValue({ status: 503 });
  await load("/filmer");
  expect(navigationState().kind).toBe("idle");
});

test("the browser navigates to the page that failed, and to the page itself when a retry gets an answer", async () => {
  const tried = jest.mocked(console.error);
  tried.mockClear();
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  expect(tried).toHaveBeenCalledTimes(1);
  onLine.mockReturnValue(false);
  await load("/filmer");
  expect(tried).toHaveBeenCalledTimes(1);
  probe.mockResolvedValue({ status: 503 });
  await tryAgain();
  expect(tried).toHaveBeenCalledTimes(2);
  expect(navigationState()).toMatchObject({ kind: "held", tried: "now" });
});

test("a retry that is under way is not repeated, and one that is no longer wanted goes nowhere", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  probe.mockReset().mockResolvedValue({ status: 200 });
  jest.mocked(console.error).mockClear();
  const trying = tryAgain();
  await tryAgain();
  expect(probe).toHaveBeenCalledTimes(1);
  clearNavigationStatus();
  await trying;
  expect(console.error).not.toHaveBeenCalled();
  await tryAgain();
  expect(probe).toHaveBeenCalledTimes(1);
});

test("a navigation is in progress until arrival or failure, and not while a page is preloaded", async () => {
  answers.set("/filmer", { status: "success" });
  await loadAhead("/filmer");
  expect(isNavigating()).toBe(false);
  await load("/filmer");
  expect(isNavigating()).toBe(true);
  navigationRendered();
  expect(isNavigating()).toBe(false);
  answers.set("/kinoprogram", { status: "error" });
  await load("/kinoprogram");
  expect(isNavigating()).toBe(false);
});

test("a later navigation during the probe is not affected", async () => {
  loseNetwork();
  let find = (_answer: object): void => undefined;
  probe.mockReturnValue(
    new Promise((resolve) => {
      find = resolve;
    }),
  );
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  expect(isNavigating()).toBe(true);
  answers.set("/kinoprogram", { status: "success" });
  await load("/kinoprogram");
  navigationRendered();
  jest.mocked(console.error).mockClear();
  find(new Error("nett"));
  await new Promise(setImmediate);
  expect(navigationState().kind).toBe("idle");
  expect(console.error).not.toHaveBeenCalled();
});

test("the message is removed when the network returns", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  window.dispatchEvent(new Event("online"));
  expect(navigationState().kind).toBe("idle");
});

test("a failed preload is not logged", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", new Error("no chunk"));
  await loadAhead("/filmer");
  inner.mockClear();
  globalThis.___loader?.hovering?.("/filmer");
  expect(inner).toHaveBeenCalledWith("/filmer");
  expect(logError).not.toHaveBeenCalled();
  expect(navigationState().kind).toBe("idle");
});

test.each([
  ["no loader", undefined],
  ["no loadPage", { hovering: () => undefined }],
  ["no hovering", { loadPage: inner }],
])("with %s it is logged, and Gatsby's loader stays as it is", async (_what, loader) => {
  jest.resetModules();
  const before = globalThis.___loader;
  const given = loader && { ...loader };
  Object.assign(globalThis, { ___loader: given });
  const { logError: log } = await import("../../../lib/log");
  const fresh = await import("./wrap-loader");
  fresh.wrapLoader();
  expect(log).toHaveBeenCalledWith("Gatsby no longer has ___loader with loadPage and hovering");
  expect(globalThis.___loader).toEqual(loader);
  globalThis.___loader = before;
});
