/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { blockRenderer } from "../../components/testing/block-renderer";
import { Action } from "./action";

const invite = blockRenderer(Action, {
  id: "leie",
  heading: "Lei festsalen",
  text: "Plass til 120 gjester.",
  label: "Bestill",
  path: "https://booking.example.no/festsal",
});

test("shows the offer under its own heading", () => {
  invite();
  expect(screen.getByRole("region", { name: "Lei festsalen" })).toHaveTextContent("Plass til 120 gjester.");
});

test("links to another site in a new window, and says so", () => {
  invite();
  const link = screen.getByRole("link", { name: "Bestill (åpnes i nytt vindu)" });
  expect(link).toHaveAttribute("href", "https://booking.example.no/festsal");
  expect(link).toHaveAttribute("target", "_blank");
});

test("links to a page of the site in the same window", () => {
  invite({ label: "Se prisene", path: "/utleie-priser" });
  const link = screen.getByRole("link", { name: "Se prisene" });
  expect(link).toHaveAttribute("href", "/utleie-priser");
  expect(link).not.toHaveAttribute("target");
});
