import { logError, onLoggedError } from "./log";

const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => logged.mockClear());

test("logs to the console", () => {
  const error = new Error("borte");
  logError("Failed to fetch", error);
  expect(logged).toHaveBeenCalledWith("Failed to fetch", error);
});

test("logs no error argument when there is none", () => {
  logError("Failed to fetch");
  expect(logged).toHaveBeenCalledWith("Failed to fetch");
});

test("notifies listeners until they unsubscribe", () => {
  const received = jest.fn();
  const stop = onLoggedError(received);
  logError("bundle loading error", 7);
  stop();
  logError("Failed to fetch");
  expect(received.mock.calls).toEqual([[{ message: "bundle loading error", error: 7 }]]);
});
