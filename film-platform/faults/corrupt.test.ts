import { corrupt } from "./corrupt";

const TEXT = JSON.stringify({ title: "Kråka", seats: 3, isFree: true, poster: null, rows: [{ row: 1 }, "a"] });

test("every value gets another type, and lists and objects keep theirs", () => {
  expect(JSON.parse(corrupt("wrongTypes", TEXT) ?? "")).toEqual({
    title: true,
    seats: "førtito",
    isFree: "kanskje",
    poster: 42,
    rows: [{ row: "førtito" }, true],
  });
  expect(corrupt("wrongTypes", "")).toBe("true");
});

test("half of a response is no JSON, whatever its length", () => {
  for (const text of ["{}", "[]", "true", TEXT]) {
    const half = corrupt("brokenJson", text) ?? "";
    expect(half.startsWith(text.slice(0, Math.ceil(text.length / 2)))).toBe(true);
    expect(() => JSON.parse(half)).toThrow();
  }
});

test("an empty body is empty, and other faults leave responses alone", () => {
  expect(corrupt("emptyBody", TEXT)).toBe("");
  for (const kind of ["delay", "500", "closedConnection"]) expect(corrupt(kind, TEXT)).toBeNull();
});
