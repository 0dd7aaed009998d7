import { deskState } from "./desk-state";

test.each([
  ["onSale", false, { is: "onSale", text: "I salg" }],
  ["onSale", true, { is: "over", text: "Har vært" }],
  ["free", true, { is: "over", text: "Har vært" }],
  ["cancelled", true, { is: "cancelled", text: "Avlyst" }],
  ["moved", true, { is: "moved", text: "Flyttet" }],
  ["ukjent", false, null],
  [undefined, true, null],
])("the state of a showing that is %s, and over: %s", (status, isOver, state) => {
  expect(deskState(status, isOver)).toEqual(state);
});
