/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { RelatedArticles } from "./related-articles";

type Fields = Queries.RelatedArticlesBlockFieldsFragment;

const article = (title: string): Fields["relatedTo"]["related"][number] => ({
  key: title,
  path: `/article/${title.toLowerCase()}`,
  title,
  summary: `Om ${title}.`,
  category: "cinema",
  thumbnail: { alt: "", focalPoint: { x: 0.5, y: 0.5 }, file: { childImageSharp: null } },
});

const related = (relatedTo: Partial<Fields["relatedTo"]> = {}, overrides: Partial<Fields> = {}) =>
  render(
    <RelatedArticles
      block={{
        id: "videre",
        heading: "Les videre",
        relatedCinema: { label: "Se kinoprogrammet", path: "/kinoprogram" },
        relatedCulture: { label: "Se kulturprogrammet", path: "/kulturprogram" },
        relatedTo: { category: "cinema", related: [article("Dagkino"), article("Seniorkino")], ...relatedTo },
        ...overrides,
      }}
      {...FURTHER_DOWN}
    />,
  );

const links = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("links to other articles, and to the programme of the article's topic", () => {
  related();
  expect(links()).toEqual(["/kinoprogram", "/article/dagkino", "/article/seniorkino"]);
});

test("links from an article on culture to the culture programme", () => {
  related({ category: "culture" });
  expect(links()[0]).toBe("/kulturprogram");
});

test("links to the programme where there is no other article", () => {
  related({ related: [] });
  expect(links()).toEqual(["/kinoprogram"]);
});
