/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { AccessibilityStatement } from "./accessibility-statement";

type Fields = Queries.AccessibilityStatementBlockFieldsFragment;

const statement: Fields = {
  id: "kontrollert",
  heading: "Hva vi har kontrollert",
  published: "https://uustatus.example.no/erklaringer/1",
  checked: "2026-11-22",
  tool: "axe-core 4.14.1",
  pages: 87,
  closely: 1,
  widths: [360, 768, 1280],
  zoom: 400,
  faults: [
    {
      key: "trailere",
      foundBy: "people",
      criterion: "1.2.2 Teksting (forhåndsinnspilt)",
      what: "Mange trailere mangler teksting.",
      where: "Filmsider med trailer",
      instead: "Les omtalen av filmen.",
    },
  ],
};

const tell = blockRenderer(AccessibilityStatement, statement);

const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("links to the published statement, in a new window", () => {
  tell();
  expect(
    screen.getByRole("link", { name: "Tilgjengelighetserklæring i uustatus (åpnes i nytt vindu)" }),
  ).toHaveAttribute("href", statement.published);
});

test("has no link to a statement where none is published", () => {
  tell({ published: null });
  expect(screen.queryByText(/uustatus/)).not.toBeInTheDocument();
});

test("shows when, with what and how much was tested", () => {
  tell({ faults: [] });
  expect(screen.getByText("Sist kontrollert 22. november 2026.")).toHaveAttribute("datetime", "2026-11-22");
  expect(items()).toEqual([
    "axe-core 4.14.1 har kontrollert 87 sider.",
    "1 side er kontrollert både i lyst og mørkt fargevalg, på skjermer som er 360, 768 og 1280 piksler brede.",
    "87 sider er kontrollert ved 400 prosent forstørring.",
  ]);
});

test("shows each known fault with its place, the requirement and a workaround", () => {
  tell();
  expect(items().at(-1)).toBe(
    "Mange trailere mangler teksting.HvorFilmsider med trailerKrav1.2.2 Teksting (forhåndsinnspilt)I stedetLes omtalen av filmen.Funnet av mennesker",
  );
  expect(screen.queryByText("Vi kjenner ikke til noen feil.")).not.toBeInTheDocument();
});

test("says that no fault is known when there is none", () => {
  tell({ faults: [] });
  expect(screen.getByText("Vi kjenner ikke til noen feil.")).toBeVisible();
});
