/** @jest-environment jsdom */
import { lasting } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("keeps one text", () => {
  const { read, write } = lasting("valg");
  expect(read()).toBeNull();
  write("ja");
  expect(read()).toBe("ja");
  expect(localStorage.getItem("valg")).toBe("ja");
  write(null);
  expect(localStorage).toHaveLength(0);
});

test("remembers nothing where storage is forbidden, and does not break", () => {
  for (const name of ["getItem", "setItem", "removeItem"] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const { read, write } = lasting("valg");
  write("ja");
  write(null);
  expect(read()).toBeNull();
});
