/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { PaperFoot } from "./paper-foot";

const paper = { address: "https://kulturhus.example.no/kinoprogram", size: 29, code: "m0 0h7", prices: [] };

test("has the address as a QR code with its quiet zone, and as text", () => {
  render(<PaperFoot paper={paper} />);
  const code = screen.getByRole("img", { name: "https://kulturhus.example.no/kinoprogram" });
  expect(code).toHaveAttribute("viewBox", "-4 -4.500 37 37");
  expect(screen.getByText("kulturhus.example.no/kinoprogram")).toBeVisible();
  expect(screen.queryByText("Billettpriser")).not.toBeInTheDocument();
});

test("shows the prices of a programme by type of ticket", () => {
  const prices = [
    { name: null, words: "Voksen 135 kr, barn 100 kr" },
    { name: "3D", words: "Voksen 155 kr" },
  ];
  render(<PaperFoot paper={{ ...paper, prices }} />);
  expect(screen.getByText("Voksen 135 kr, barn 100 kr")).toBeVisible();
  expect(screen.getByText("3D:").parentElement).toHaveTextContent("3D: Voksen 155 kr");
});
