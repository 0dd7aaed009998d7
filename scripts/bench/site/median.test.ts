import { median } from "./median";

test("is the number in the middle, whatever their order", () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([7])).toBe(7);
  expect(median([])).toBe(0);
});
