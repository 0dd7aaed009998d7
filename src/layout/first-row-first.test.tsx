/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { useFirstRowFirst } from "./first-row-first";

const drawn: boolean[] = [];

const Page = ({ location }: { readonly location: Pick<Location, "hash"> }) => {
  drawn.push(useFirstRowFirst(location));
  return null;
};

beforeEach(() => {
  drawn.length = 0;
});

test("a page that is navigated to begins with its first row, and the rest follows", () => {
  render(<Page location={Object.assign({ hash: "" }, { action: "PUSH" })} />);
  expect([drawn[0], drawn.at(-1)]).toEqual([true, false]);
});

test.each([
  ["the first page", { hash: "" }],
  ["back and forward", Object.assign({ hash: "" }, { action: "POP" })],
  ["a place on a page", Object.assign({ hash: "#kontakt" }, { action: "PUSH" })],
])("%s is drawn whole", (_what, location) => {
  render(<Page location={location} />);
  expect(new Set(drawn)).toEqual(new Set([false]));
});
