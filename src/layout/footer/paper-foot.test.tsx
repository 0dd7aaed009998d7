/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { PaperFoot } from "./paper-foot";

const address = "https://kulturhus.example.no/kinoprogram";
const paper = { address, shown: "kulturhus.example.no/kinoprogram", size: 29, code: "m0 0h7", prices: [] };

test("has the address as a QR code with its quiet zone, and as text", () => {
  render(<PaperFoot paper={paper} built={undefined} />);
  const code = screen.getByRole("img", { name: "https://kulturhus.example.no/kinoprogram" });
  expect(code).toHaveAttribute("viewBox", "-4 -4.500 37 37");
  expect(screen.getByText("kulturhus.example.no/kinoprogram")).toBeVisible();
  expect(screen.queryByText("Billettpriser")).not.toBeInTheDocument();
});

describe("shows the prices of a programme", () => {
  const usual = { name: null, words: "Voksen 135 kr", isUsual: true, days: ["2026-12-01", "2026-12-20"] };
  const other = { isUsual: false, days: ["2026-12-04"] };

  const linesOf = (prices: Queries.PaperFootFieldsFragment["prices"], moment = "2026-12-01T12:00") => {
    stopClockAt(moment);
    const { container, unmount } = render(<PaperFoot paper={{ ...paper, prices }} built="2026-12-01" />);
    const lines = [...container.querySelectorAll("strong ~ p")].map(({ textContent }) => textContent);
    unmount();
    return lines;
  };

  afterEach(() => jest.useRealTimers());

  test("of the week, what is usual first", () => {
    const later = { name: "3D", words: "Voksen 155 kr", isUsual: false, days: ["2026-12-09"] };
    const prices = [usual, later, { ...other, name: "Dagkino", words: "Alle 80 kr" }];
    expect(linesOf(prices)).toEqual(["Voksen 135 kr", "Dagkino: Alle 80 kr"]);
    expect(linesOf(prices, "2026-12-05T12:00")).toEqual(["3D: Voksen 155 kr"]);
    expect(linesOf(prices, "2027-01-01T12:00")).toEqual([]);
  });

  test("as those of most, where a showing has others and nothing to name it by, or there are too many", () => {
    expect(linesOf([usual, { ...other, name: null, words: "Voksen 60 kr" }])).toEqual(["De fleste: Voksen 135 kr"]);
    const many = Array.from({ length: 7 }, (_, index) => ({ ...other, name: `${index}`, words: `${index} kr` }));
    expect(linesOf([usual, ...many])).toEqual([
      "De fleste: Voksen 135 kr",
      ...[0, 1, 2, 3, 4, 5].map((index) => `${index}: ${index} kr`),
    ]);
  });
});
