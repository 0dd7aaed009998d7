import { logError, onLoggedError } from "./log";

const told = jest.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => told.mockClear());

test("tells the console, and nobody else", () => {
  const error = new Error("borte");
  logError("Failed to fetch", error);
  expect(told).toHaveBeenCalledWith("Failed to fetch", error);
});

test("says no more than there is to say", () => {
  logError("Failed to fetch");
  expect(told).toHaveBeenCalledWith("Failed to fetch");
});

test("tells those who listen, for as long as they do", () => {
  const heard = jest.fn();
  const stop = onLoggedError(heard);
  logError("bundle loading error", 7);
  stop();
  logError("Failed to fetch");
  expect(heard.mock.calls).toEqual([[{ message: "bundle loading error", error: 7 }]]);
});
