/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { asRead } from "../../components/testing/as-read";
import { blockRenderer } from "../../components/testing/block-renderer";
import { PriceTable } from "./price-table";

type Fields = Queries.PriceTableBlockFieldsFragment;

const festsal: Fields["halls"][number] = {
  key: "festsal",
  name: "Festsal",
  page: "/festsal",
  prices: [
    { label: "Hele salen", amount: 2400, unit: "per dag", note: "Vask er med" },
    { label: "Hele salen", amount: 800, unit: "per time", note: null },
  ],
};

const quote = blockRenderer(PriceTable, {
  id: "priser",
  heading: "Leiepriser",
  note: null,
  halls: [festsal],
  extras: [],
  groups: [],
});

const cells = (row: HTMLElement) => [...row.children].map(asRead);

test("shows the price and unit of each item", () => {
  quote();
  const rows = within(screen.getByRole("table", { name: "Festsal" }))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map(cells)).toEqual([
    ["Hele salen Vask er med", "2 400 kr", "per dag"],
    ["Hele salen", "800 kr", "per time"],
  ]);
});

test("has headers for its columns and rows", () => {
  quote();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Hva", "Pris", "Gjelder"]);
  expect(screen.getByRole("rowheader", { name: "Hele salen" })).toBeVisible();
});

test("links a room's name to its page", () => {
  quote();
  const heading = screen.getByRole("heading", { level: 3, name: "Festsal" });
  expect(within(heading).getByRole("link")).toHaveAttribute("href", "/festsal");
});

test("names a room without a page", () => {
  quote({ halls: [{ ...festsal, page: null }] });
  expect(screen.getByRole("heading", { level: 3, name: "Festsal" })).toBeVisible();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("leaves out rooms that are not for hire", () => {
  quote({ halls: [{ ...festsal, key: "kino", name: "Kinosal", prices: [] }, festsal] });
  expect(screen.queryByText("Kinosal")).not.toBeInTheDocument();
});

test("has the venue's extras after the rooms", () => {
  const rows = [{ label: "Hvite duker", amount: 55, unit: "per stykk", note: null }];
  quote({ extras: [{ name: "Utstyr og hjelp", rows }] });
  expect(screen.getByRole("table", { name: "Utstyr og hjelp" })).toHaveTextContent("Hvite duker 55 krper stykk");
});

test("has the editors' own groups after the rooms, and a note at the end", () => {
  const rows = [{ label: "Prosjektor", amount: 250, unit: "per dag", note: null }];
  quote({ groups: [{ name: "Utstyr", rows }], note: "Lag og foreninger leier gratis." });
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Festsal",
    "Utstyr",
  ]);
  expect(screen.getByRole("table", { name: "Utstyr" })).toHaveTextContent("Prosjektor 250 krper dag");
  expect(screen.getByText("Lag og foreninger leier gratis.")).toBeVisible();
});
