import { freeName } from "./free-name";

test("the wanted name while it is free, then the first free number", () => {
  const taken = new Set<string>();
  const names = Array.from({ length: 120 }, () => {
    const name = freeName("sal", (one) => taken.has(one));
    taken.add(name);
    return name;
  });
  expect(names.slice(0, 3)).toEqual(["sal", "sal-2", "sal-3"]);
  expect(names.at(-1)).toBe("sal-120");
});
