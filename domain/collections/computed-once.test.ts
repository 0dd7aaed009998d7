import { computedOnce } from "./computed-once";

test("computes once for each object, also for equal ones", () => {
  const compute = jest.fn((items: readonly number[]) => items.length);
  const count = computedOnce(compute);
  const items = [1, 2];
  expect([count(items), count(items), count([1, 2])]).toEqual([2, 2, 2]);
  expect(compute).toHaveBeenCalledTimes(2);
});
