/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { FURTHER_DOWN } from "../../components/testing/block-props";
import { RichText } from "./rich-text";

const html = "<p>Kiosken åpner <strong>en halv time</strong> før.</p>";

test("shows the text as part of the page when it has no heading", () => {
  render(<RichText block={{ id: "tekst", heading: null, html }} {...FURTHER_DOWN} />);
  expect(screen.getByText("en halv time").tagName).toBe("STRONG");
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("shows the text under its heading", () => {
  render(<RichText block={{ id: "tekst", heading: "Kiosk", html }} {...FURTHER_DOWN} />);
  expect(screen.getByRole("region", { name: "Kiosk" })).toHaveTextContent("Kiosken åpner en halv time før.");
  expect(screen.getByRole("heading", { level: 2, name: "Kiosk" })).toBeVisible();
});
