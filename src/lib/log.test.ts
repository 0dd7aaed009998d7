import { logError, onLoggedError } from "./log";

const told = jest.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => told.mockClear());

test("logs to the console", () => {
  const error = new Error("borte");
  logError("Failed to fetch", error);
  expect(told).toHaveBeenCalledWith("Failed to fetch", error);
});

test("logs no error argument when there is none", () => {
  logError("Failed to fetch");
  expect(told).toHaveBeenCalledWith("Failed to fetch");
});

test("notifies listeners until they unsubscribe", () => {
  const heard = jest.fn();
  const stop = onLoggedError(heard);
  logError("bundle loading error", 7);
  stop();
  logError("Failed to fetch");
  expect(heard.mock.calls).toEqual([[{ message: "bundle loading error", error: 7 }]]);
});
