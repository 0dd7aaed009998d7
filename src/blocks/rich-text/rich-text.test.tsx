/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { blockRenderer } from "../../components/testing/block-renderer";
import { stopClockAt } from "../../components/testing/oslo-clock";
import { RichText } from "./rich-text";

const block: Queries.RichTextBlockFieldsFragment = {
  id: "meny",
  heading: null,
  html: "<dl><dt>Mandag</dt><dd>Lasagne</dd><dt>Tirsdag</dt><dd>Fiskekaker</dd></dl>",
  inColumns: false,
};

beforeEach(() => stopClockAt("2026-12-01T12:00"));
afterEach(() => jest.useRealTimers());

test("marks today in a list by weekday", () => {
  blockRenderer(RichText, block)();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Mandag", "Tirsdag i dag"]);
  expect(screen.getByText("i dag").closest("[aria-current]")).toHaveAttribute("aria-current", "date");
});

test("marks no day on the static page, nor one without an entry", () => {
  expect(renderToStaticMarkup(<RichText block={block} headline="h2" first={false} />)).not.toContain("i dag");
  stopClockAt("2026-12-05T12:00");
  blockRenderer(RichText, block)();
  expect(screen.queryByText("i dag")).not.toBeInTheDocument();
});
