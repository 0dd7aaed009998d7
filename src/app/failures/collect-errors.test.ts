/** @jest-environment jsdom */
import { logError } from "../../lib/log";
import { collectErrorsAt } from "./collect-errors";

const post = jest.fn((_url: string, _request: RequestInit) => Promise.reject(new TypeError("no collector")));

const reports = () => post.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeAll(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: post });
  window.history.replaceState(null, "", "/sok?q=hemmelig");
  collectErrorsAt("https://feil.example.no/inn");
});
beforeEach(() => post.mockClear());

test("sends logged errors with the page's path, without query, cookies or preflight", () => {
  logError("Failed to fetch", new TypeError("nett"));
  expect(post).toHaveBeenCalledWith(
    "https://feil.example.no/inn",
    expect.objectContaining({ credentials: "omit", keepalive: true, headers: { "Content-Type": "text/plain" } }),
  );
  const [report] = reports();
  expect(report).toMatchObject({
    message: "Failed to fetch",
    error: { name: "TypeError", text: "nett" },
    page: "/sok",
  });
  expect(JSON.stringify(report)).not.toContain("hemmelig");
});

test("sends the same only once", () => {
  logError("bundle loading error", new Error("a"));
  logError("bundle loading error", new Error("a"));
  logError("bundle loading error", new Error("b"));
  expect(reports().map(({ error }) => error.text)).toEqual(["a", "b"]);
});

test("sends uncaught errors", () => {
  window.dispatchEvent(new ErrorEvent("error", { message: "x er ikke der", error: new Error("x er ikke der") }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "avvist" }));
  expect(reports().map(({ message, error }) => [message, error.text])).toEqual([
    ["Uncaught error", "x er ikke der"],
    ["Unhandled rejection", "avvist"],
  ]);
});

test("stops after the maximum number of reports", () => {
  for (let time = 0; time < 20; time += 1) logError(`fault ${time}`);
  expect(post.mock.calls.length).toBeLessThan(10);
});
