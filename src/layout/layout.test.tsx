/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Layout } from "./layout";

const slices = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[data-slice]")].map(({ dataset }) => dataset.slice);

test("frames the page with header and footer", () => {
  const { container } = render(<Layout bare={false}>Innhold</Layout>);
  expect([...container.children].map((part) => part.getAttribute("data-slice") ?? part.textContent)).toEqual([
    "header",
    "Innhold",
    "footer",
  ]);
});

test("has the target of the skip link", () => {
  render(<Layout bare={false}>Innhold</Layout>);
  const main = screen.getByRole("main");
  expect(main).toHaveAttribute("id", "innhold");
  main.focus();
  expect(main).toHaveFocus();
});

test("leaves header and footer out when it is bare", () => {
  const { container } = render(<Layout bare>Innhold</Layout>);
  expect(slices(container)).toEqual([]);
  expect(screen.getByRole("main")).toHaveTextContent("Innhold");
});
