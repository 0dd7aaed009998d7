/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { film } from "../testing/showings";
import { FilmHeart, FilmHeartContext } from "./film-heart";

const Heart = ({ film: { title, ediNumber, path } }: { readonly film: Readonly<Record<string, string>> }) => (
  <button type="button">{`${title} ${ediNumber} ${path}`}</button>
);

const show = (production: Parameters<typeof FilmHeart>[0]["production"], hasHearts = true) =>
  render(
    <FilmHeartContext.Provider value={hasHearts ? Heart : null}>
      <FilmHeart production={production} />
    </FilmHeartContext.Provider>,
  );

test("a film has the heart that the app gives", () => {
  show(film());
  expect(screen.getByRole("button")).toHaveTextContent("Nattekspressen 20261 /nattekspressen-20261");
});

test.each([
  ["a culture event", film({ object: "culture" })],
  ["a film without EDI number", film({ ediNumber: null })],
  ["a film without a page", film({ path: null })],
])("%s has none", (_what, production) => {
  show(production);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a site without a film club has none", () => {
  show(film(), false);
  expect(screen.queryByRole("button")).toBeNull();
});
