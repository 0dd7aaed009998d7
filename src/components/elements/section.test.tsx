/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { isReadBefore } from "../testing/reading-order";
import { Section } from "./section";

const link = { label: "Hele programmet", path: "/kinoprogram" };

test("is a part of the page by its heading", () => {
  render(
    <Section id="program" heading="Program">
      Innhold
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Program" })).toHaveTextContent("Innhold");
  expect(screen.getByRole("heading", { level: 2, name: "Program" })).toHaveAttribute("id", "program");
});

test("has a link beside its heading", () => {
  render(
    <Section id="program" heading="Program" link={link}>
      <p>Innhold</p>
    </Section>,
  );
  const more = screen.getByRole("link", { name: "Hele programmet" });
  expect(more).toHaveAttribute("href", "/kinoprogram");
  expect(isReadBefore(more, screen.getByText("Innhold"))).toBe(true);
});

test("has a link at its end when it has no heading", () => {
  render(
    <Section id="program" heading={null} link={link}>
      <p>Innhold</p>
    </Section>,
  );
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(isReadBefore(screen.getByText("Innhold"), screen.getByRole("link", { name: "Hele programmet" }))).toBe(true);
});
