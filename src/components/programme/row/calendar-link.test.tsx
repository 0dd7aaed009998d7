/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { CalendarLink } from "./calendar-link";

test("links to the showing's own calendar, and names the showing", () => {
  render(
    <CalendarLink
      event={{ key: "nattekspressen-1205-1800", start: "2026-12-05T18:00" }}
      title="Nattekspressen"
      day="lørdag 5. desember"
    />,
  );
  const link = screen.getByRole("link", { name: "Legg i kalender: Nattekspressen, lørdag 5. desember kl. 18.00" });
  expect(link).toHaveAttribute("href", "/kalender/nattekspressen-1205-1800.ics");
  expect(link).toHaveTextContent("Legg i kalender");
});
