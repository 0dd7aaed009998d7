/** @jest-environment jsdom */
import { announcePages } from "./arrival/announce-pages";
import { forwardFocus } from "./arrival/focus-arrival";
import { stopBypassingReact } from "./first-load/early-taps";
import { layOutRest } from "./first-load/lay-out-rest";
import { followTextLinks } from "./navigation/follow-text-links";
import { loadLinksInView } from "./navigation/load-links-in-view";
import { firstPageHydrated } from "./navigation/loading/page-failures";
import { loadAhead } from "./navigation/loading/wrap-loader";
import { startOfflineSupport } from "./offline/read-offline";
import { disableCorePrefetching, onInitialClientRender } from "./on-initial-client-render";

jest.mock("./arrival/announce-pages", () => ({ announcePages: jest.fn() }));
jest.mock("./arrival/focus-arrival", () => ({ forwardFocus: jest.fn() }));
jest.mock("./first-load/early-taps", () => ({ stopBypassingReact: jest.fn() }));
jest.mock("./first-load/lay-out-rest", () => ({ layOutRest: jest.fn() }));
jest.mock("./navigation/follow-text-links", () => ({ followTextLinks: jest.fn() }));
jest.mock("./navigation/load-links-in-view", () => ({ loadLinksInView: jest.fn() }));
jest.mock("./navigation/loading/page-failures", () => ({ firstPageHydrated: jest.fn() }));
jest.mock("./navigation/loading/wrap-loader", () => ({ loadAhead: jest.fn() }));
jest.mock("./offline/read-offline", () => ({ startOfflineSupport: jest.fn() }));

const STEPS = [
  jest.mocked(firstPageHydrated),
  jest.mocked(stopBypassingReact),
  jest.mocked(layOutRest),
  jest.mocked(announcePages),
  jest.mocked(forwardFocus),
  jest.mocked(followTextLinks),
  jest.mocked(loadLinksInView),
  jest.mocked(startOfflineSupport),
];

const order = () => STEPS.map((step) => step.mock.invocationCallOrder[0] ?? 0);

beforeEach(() => jest.clearAllMocks());

test("the page is known to be hydrated before anything prepares the next one, and offline reading comes last", () => {
  onInitialClientRender();
  expect(order()).toEqual(order().toSorted((a, b) => a - b));
  for (const step of STEPS) expect(step).toHaveBeenCalledTimes(1);
  expect(loadLinksInView).toHaveBeenCalledWith(loadAhead);
});

test("a step that fails is logged, and keeps no other from running", () => {
  const logged = jest.spyOn(console, "error").mockReturnValue();
  jest.mocked(layOutRest).mockImplementationOnce(() => {
    throw new Error("no layout");
  });
  onInitialClientRender();
  expect(startOfflineSupport).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test("links are not preloaded by Gatsby too", () => expect(disableCorePrefetching()).toBe(true));
