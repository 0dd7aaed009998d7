import { grouped } from "./grouped";

test("groups items with the same key, in order", () => {
  const words = ["rad", "sete", "sal", "rom"];
  expect([...grouped(words, (word) => word.length)]).toEqual([
    [3, ["rad", "sal", "rom"]],
    [4, ["sete"]],
  ]);
});
