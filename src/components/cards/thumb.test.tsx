/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { Thumb } from "./thumb";

const small = { src: "/static/liten.webp" };
const large = { src: "/static/stor.webp" };

test("is decoration in two sizes, and nothing without a bitmap", () => {
  const { container, rerender } = render(<Thumb picture={{ file: { childImageSharp: { small, large } } }} />);
  const picture = container.querySelector("img");
  expect(picture).toHaveAttribute("alt", "");
  expect(picture).toHaveAttribute("srcset", "/static/liten.webp 1x, /static/stor.webp 2x");
  rerender(<Thumb picture={{ file: { childImageSharp: null } }} />);
  expect(container).toBeEmptyDOMElement();
});
