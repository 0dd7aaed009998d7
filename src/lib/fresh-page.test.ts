/** @jest-environment jsdom */
import { reloadWhenReachable } from "./fresh-page";

const answer = jest.fn();
let online = true;

beforeEach(() => {
  online = true;
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
  jest.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
  // jsdom cannot reload, and logs that.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test("reloads when the server responds", async () => {
  answer.mockResolvedValue({ ok: true });
  await expect(reloadWhenReachable()).resolves.toBe(true);
  expect(answer).toHaveBeenCalledWith(window.location.href, { cache: "no-store" });
});

test("sends nothing when the browser is offline", async () => {
  online = false;
  await expect(reloadWhenReachable()).resolves.toBe(false);
  expect(answer).not.toHaveBeenCalled();
});

test("keeps the page when no server responds", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(reloadWhenReachable()).resolves.toBe(false);
});

test("keeps the page when the response is an error", async () => {
  answer.mockResolvedValue({ ok: false });
  await expect(reloadWhenReachable()).resolves.toBe(false);
});
