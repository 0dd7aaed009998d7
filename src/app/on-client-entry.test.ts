/** @jest-environment jsdom */
import runtime from "site-runtime.json";
import { trackFollowedLists } from "./connect/tracking";
import { collectErrorsAt } from "./failures/collect-errors";
import { onClientEntry } from "./on-client-entry";

jest.mock("site-runtime.json", () => ({ errorCollector: null, analytics: null }));
jest.mock("./connect/connect", () => ({ connectEvents: jest.fn(), connectFilmClub: jest.fn() }));
jest.mock("./connect/tracking", () => ({ trackFollowedLists: jest.fn() }));
jest.mock("./failures/collect-errors", () => ({ collectErrorsAt: jest.fn() }));
jest.mock("./navigation/loading/wrap-loader", () => ({ wrapLoader: jest.fn() }));

const begin = async (settings: object) => {
  Object.assign(runtime, { errorCollector: null, analytics: null }, settings);
  await onClientEntry();
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => jest.clearAllMocks());

test("a site without statistics and error collector stores and reports nothing", async () => {
  await begin({});
  expect(trackFollowedLists).not.toHaveBeenCalled();
  expect(collectErrorsAt).not.toHaveBeenCalled();
});

test("a site with them does", async () => {
  await begin({ analytics: { page: null }, errorCollector: "https://feil.example.no/rapporter" });
  expect(trackFollowedLists).toHaveBeenCalledTimes(1);
  expect(collectErrorsAt).toHaveBeenCalledWith("https://feil.example.no/rapporter");
});
