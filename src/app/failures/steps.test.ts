import { logError } from "../../lib/log";
import { runSteps } from "./steps";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

test("runs every step in order when one throws, and logs it", () => {
  const taken: string[] = [];
  const error = new Error("IntersectionObserver is not defined");
  runSteps(
    () => taken.push("one"),
    () => {
      throw error;
    },
    () => taken.push("three"),
  );
  expect(taken).toEqual(["one", "three"]);
  expect(logError).toHaveBeenCalledWith("A step of a page failed", error);
});
