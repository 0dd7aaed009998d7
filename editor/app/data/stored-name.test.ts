/** @jest-environment jsdom */
import { storedName } from "./stored-name";

afterEach(() => jest.restoreAllMocks());

test("a name is kept in the browser", () => {
  localStorage.clear();
  expect(storedName.get()).toBeNull();
  storedName.set("Kari");
  expect(storedName.get()).toBe("Kari");
});

test("without storage there is none, and nothing fails", () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  expect(storedName.get()).toBeNull();
  expect(() => storedName.set("Kari")).not.toThrow();
});
