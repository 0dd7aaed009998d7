/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { encode } from "uqr";
import { QrPicture } from "./qr-picture";

/** The dark modules that the picture draws, row by row. */
const drawn = (svg: Element): readonly string[] => {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const dark = new Set(
    svg
      .querySelector("path")
      ?.getAttribute("d")
      ?.match(/M\d+ \d+/g),
  );
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_unused, x) => (dark.has(`M${x} ${y}`) ? "#" : ".")).join(""),
  );
};

test("draws the QR code with its quiet zone, and has it as text", () => {
  render(<QrPicture code="118-VAMB8STFQNYU" />);
  const picture = screen.getByRole("img", { name: "QR-kode til å vise i døra. Koden er 118-VAMB8STFQNYU." });
  const { data } = encode("118-VAMB8STFQNYU", { border: 4, ecc: "M" });
  expect(drawn(picture)).toEqual(data.map((row) => row.map((isDark) => (isDark ? "#" : ".")).join("")));
  for (const line of [...drawn(picture).slice(0, 4), ...drawn(picture).slice(-4)]) expect(line).toMatch(/^\.+$/);
  for (const line of drawn(picture)) expect(line).toMatch(/^\.{4}.*\.{4}$/);
});
