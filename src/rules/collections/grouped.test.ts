import { grouped } from "./grouped";

test("puts together what has the same key, in its order", () => {
  const words = ["rad", "sete", "sal", "rom"];
  expect([...grouped(words, (word) => word.length)]).toEqual([
    [3, ["rad", "sal", "rom"]],
    [4, ["sete"]],
  ]);
});
