import { logError } from "../../lib/log";
import { takeSteps } from "./steps";

jest.mock("../../lib/log", () => ({ logError: jest.fn() }));

test("takes every step in order, whichever of them breaks, and logs it", () => {
  const taken: string[] = [];
  const error = new Error("IntersectionObserver is not defined");
  takeSteps(
    () => taken.push("one"),
    () => {
      throw error;
    },
    () => taken.push("three"),
  );
  expect(taken).toEqual(["one", "three"]);
  expect(logError).toHaveBeenCalledWith("Step of a page broke", error);
});
