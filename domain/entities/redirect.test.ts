import { redirect } from "./redirect";

test("one old address written in two ways is the same address", () => {
  const from = (written: string) => redirect.unique?.({ from: written, to: "/" });
  expect(from("/p%C3%A5ske")).toEqual(from("/påske"));
  expect(from("/påske")).not.toEqual(from("/pinse"));
});
