/** @jest-environment jsdom */
import { logError } from "../../lib/log";
import type { LoadedPage } from "./gatsby-globals";
import { leaveEarlierNavigations, loadAhead, mindNavigation } from "./mind-navigation";
import { navigationState, stayStill } from "./navigation-state";
import { forgetOutcomes, recordOutcome } from "./outcomes";
import { firstPageDrawn, tryAgain } from "./page-failures";
import { endWay, isUnderWay } from "./under-way";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

const answers = new Map<string, LoadedPage | undefined | Error>();
const inner = jest.fn(async (path: string) => {
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
  globalThis.___loader = { loadPage: inner };
  // jsdom cannot go anywhere; it says so on the console.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  mindNavigation();
});
beforeEach(() => {
  answers.clear();
  stayStill();
  endWay();
  forgetOutcomes();
  onLine.mockReturnValue(true);
  probe.mockReset().mockRejectedValue(new TypeError("nett"));
  jest.mocked(logError).mockClear();
});

test("the first page that fails is logged and left to Gatsby, since the static page stands", async () => {
  answers.set("/filmer", { status: "error" });
  expect(await load("/filmer")).toEqual({ status: "error" });
  expect(logError).toHaveBeenCalledWith("Failed to load page /filmer", undefined);
});

test("the first page comes alive without the code of some block, which says so itself", async () => {
  const withHoles = { status: "success" };
  answers.set("/festsal", { status: "error", withHoles });
  expect(await load("/festsal")).toBe(withHoles);
  firstPageDrawn();
});

test("gives a page that is there, and logs nothing", async () => {
  answers.set("/filmer", { status: "success" });
  expect(await load("/filmer")).toEqual({ status: "success" });
  expect(logError).not.toHaveBeenCalled();
});

test("offline, the reader stays, and Gatsby waits", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer?dag=1", { status: "error" });
  expect(await load("/filmer?dag=1")).toBeUndefined();
  expect(navigationState()).toEqual({ kind: "held", path: "/filmer?dag=1", tried: "once" });
  expect(probe).not.toHaveBeenCalled();
  expect(logError).toHaveBeenCalledWith("Failed to load page /filmer", undefined);
});

test("offline is also five network errors in a row, and one more look that fails", async () => {
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

test("online, nobody is held: by the last five outcomes, or by one more look", async () => {
  answers.set("/filmer", { status: "error" });
  expect(await load("/filmer")).toBeUndefined();
  expect(navigationState().kind).toBe("still");
  loseNetwork();
  probe.mockResolvedValue({ status: 503 });
  await load("/filmer");
  expect(navigationState().kind).toBe("still");
});

test("the reader is under way until arrived, not while a page is loaded ahead, and not when it cannot be had", async () => {
  answers.set("/filmer", { status: "success" });
  await loadAhead("/filmer");
  expect(isUnderWay()).toBe(false);
  await load("/filmer");
  expect(isUnderWay()).toBe(true);
  leaveEarlierNavigations();
  expect(isUnderWay()).toBe(false);
  answers.set("/kinoprogram", { status: "error" });
  await load("/kinoprogram");
  expect(isUnderWay()).toBe(false);
});

test("who has gone elsewhere while the network is looked for is left alone, and is under way until it is found", async () => {
  loseNetwork();
  let find = (_answer: object): void => undefined;
  probe.mockReturnValue(
    new Promise((resolve) => {
      find = resolve;
    }),
  );
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  expect(isUnderWay()).toBe(true);
  answers.set("/kinoprogram", { status: "success" });
  await load("/kinoprogram");
  leaveEarlierNavigations();
  jest.mocked(console.error).mockClear();
  find(new Error("nett"));
  await new Promise(setImmediate);
  expect(navigationState().kind).toBe("still");
  expect(console.error).not.toHaveBeenCalled();
});

test("trying again tells when there is still no answer", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  const trying = tryAgain();
  expect(navigationState()).toMatchObject({ tried: "now" });
  await trying;
  expect(navigationState()).toMatchObject({ kind: "held", tried: "again" });
});

test("the message goes when the network is back", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", { status: "error" });
  await load("/filmer");
  window.dispatchEvent(new Event("online"));
  expect(navigationState().kind).toBe("still");
});

test("what is loaded ahead and fails is told to nobody", async () => {
  onLine.mockReturnValue(false);
  answers.set("/filmer", new Error("no chunk"));
  await loadAhead("/filmer");
  globalThis.___loader?.hovering?.("/filmer");
  expect(logError).not.toHaveBeenCalled();
  expect(navigationState().kind).toBe("still");
});
