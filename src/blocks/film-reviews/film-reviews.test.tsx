/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FilmHeartContext } from "../../components/cards/film-heart";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { FilmReviews } from "./film-reviews";

const BLOCK = {
  id: "anmeldelser",
  heading: "Anmeldelser",
  emptyText: "Ingen ennå.",
  production: { ediNumber: "20261" },
};

const show = (more: Partial<Queries.FilmReviewsBlockFieldsFragment> = {}, hasClub = true) =>
  render(
    <FilmHeartContext.Provider value={hasClub ? () => null : null}>
      <FilmReviews block={{ ...BLOCK, ...more }} {...FURTHER_DOWN} />
    </FilmHeartContext.Provider>,
  );

beforeAll(() => FilmReviews.prepare());

test("the reviews of a film are fetched on demand, under their heading", async () => {
  show();
  expect(screen.getByRole("region", { name: "Anmeldelser" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Vis anmeldelsene" })).toBeVisible();
});

test.each<readonly [string, Partial<typeof BLOCK> | object, boolean]>([
  ["without a film club", {}, false],
  ["without a film", { production: null }, true],
  ["of a film without a number", { production: { ediNumber: null } }, true],
])("there are none %s", (_what, more, hasClub) => {
  expect(show(more, hasClub).container).toBeEmptyDOMElement();
});
