/** @jest-environment jsdom */
import { forTheVisit, lasting } from "./storage";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ["lasting", lasting, () => localStorage],
  ["for the visit", forTheVisit, () => sessionStorage],
])("keeps one text: %s", (_name, shelf, storage) => {
  const { read, write } = shelf("valg");
  expect(read()).toBeNull();
  write("ja");
  expect(read()).toBe("ja");
  expect(storage().getItem("valg")).toBe("ja");
  write(null);
  expect(storage()).toHaveLength(0);
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
