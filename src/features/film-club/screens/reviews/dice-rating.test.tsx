/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { DiceRating } from "./dice-rating";

/** The pips as a drawing of three lines, seen from the front. */
const faceOf = (rating: number): string => {
  const { container } = render(<DiceRating rating={rating} />);
  const places = [...container.querySelectorAll("circle")].map(
    (pip) => `${pip.getAttribute("cx")} ${pip.getAttribute("cy")}`,
  );
  const line = (y: number) => [7, 12, 17].map((x) => (places.includes(`${x} ${y}`) ? "●" : "·")).join("");
  expect(new Set(places).size).toBe(places.length);
  return [7, 12, 17].map(line).join(" ");
};

test.each([
  [1, "··· ·●· ···"],
  [2, "●·· ··· ··●"],
  [3, "●·· ·●· ··●"],
  [4, "●·● ··· ●·●"],
  [5, "●·● ·●· ●·●"],
  [6, "●·● ●·● ●·●"],
])("a rating of %s is drawn as that side of a die", (rating, face) => {
  expect(faceOf(rating)).toBe(face);
});

test("a mean has the nearest side, and a rating beyond the die is empty", () => {
  expect(faceOf(4.4)).toBe(faceOf(4));
  expect(faceOf(4.5)).toBe(faceOf(5));
  expect(faceOf(7)).toBe("··· ··· ···");
});

test("is named, unless the text beside it says the same", () => {
  const { rerender } = render(<DiceRating rating={4} />);
  expect(screen.getByText("Terningkast 4")).toBeInTheDocument();
  rerender(<DiceRating rating={4} isDecorative />);
  expect(screen.queryByText("Terningkast 4")).not.toBeInTheDocument();
});
