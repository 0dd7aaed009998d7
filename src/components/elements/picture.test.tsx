/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { picture } from "../testing/pictures";
import { Picture } from "./picture";

const sheep = picture("Sauer på beite");

test("shows the picture with its alternative text", () => {
  render(<Picture picture={sheep} shape="wide" sizes="50vw" />);
  const image = screen.getByRole("img", { name: "Sauer på beite" });
  expect(image).toHaveAttribute("src", "/bilde.jpg");
  expect(image).toHaveAttribute("srcset", "/bilde-400.jpg 400w, /bilde-800.jpg 800w");
});

test("reserves its space before it has loaded", () => {
  render(<Picture picture={sheep} shape="wide" sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "900");
  expect(image).toHaveStyle({ backgroundColor: "#203040" });
});

test("offers the newer format first, with the width on the page", () => {
  const { container } = render(<Picture picture={sheep} shape="wide" sizes="50vw" />);
  const source = container.querySelector("source");
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/bilde-400.webp 400w, /bilde-800.webp 800w");
  expect(source).toHaveAttribute("sizes", "50vw");
  expect(source?.nextElementSibling).toBe(screen.getByRole("img"));
  expect(screen.getByRole("img")).toHaveAttribute("sizes", "50vw");
});

test("keeps the focal point visible", () => {
  render(<Picture picture={picture("Sauer", { focalPoint: { x: 0.25, y: 0.8 } })} shape="poster" sizes="50vw" />);
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "25% 80%" });
});

test("is hidden from screen readers where adjacent text has the same content", () => {
  render(<Picture picture={sheep} shape="wide" sizes="50vw" decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
});

test("loads when it comes near the viewport", () => {
  render(<Picture picture={sheep} shape="wide" sizes="50vw" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "auto");
});

test("loads eagerly in the first block", () => {
  render(<Picture picture={sheep} shape="wide" sizes="50vw" eager />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test.each(["wide", "poster", "square"] as const)("passes the shape %s to the style sheet", (shape) => {
  render(<Picture picture={sheep} shape={shape} sizes="50vw" className="ramme" />);
  expect(screen.getByRole("img").parentElement).toHaveAttribute("data-shape", shape);
  expect(screen.getByRole("img").parentElement).toHaveClass("ramme");
});

test("leaves a file that is no picture out", () => {
  const { container } = render(
    <Picture picture={picture("Sauer", { file: { childImageSharp: null } })} shape="wide" sizes="50vw" />,
  );
  expect(container).toBeEmptyDOMElement();
});
