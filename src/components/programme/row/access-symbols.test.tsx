/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { AccessLegend, AccessSymbols } from "./access-symbols";

const list = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent?.trim());

test("each symbol has its name, for screen readers and pointers", () => {
  const { container } = render(<AccessSymbols accessibility={["audioDescription", "norwegianSubtitles"]} />);
  expect([...container.querySelectorAll("[title]")].map((one) => [one.getAttribute("title"), one.textContent])).toEqual(
    [
      ["Synstolking", "Synstolking "],
      ["Tekstet på norsk", "Tekstet på norsk "],
    ],
  );
  expect([...container.querySelectorAll("[aria-hidden]")].map((one) => one.getAttribute("data-of"))).toEqual([
    "audioDescription",
    "norwegianSubtitles",
  ]);
});

test("the legend of a list names each of its symbols once", () => {
  render(
    <AccessLegend
      events={[
        { accessibility: ["audioDescription"] },
        { accessibility: [] },
        { accessibility: ["audioDescription", "norwegianSubtitles"] },
      ]}
    />,
  );
  expect(list()).toEqual(["Synstolking", "Tekstet på norsk"]);
});

test("a list with a single symbol has a legend too, one without any has none", () => {
  const { unmount } = render(<AccessLegend events={[{ accessibility: ["audioDescription"] }]} />);
  expect(list()).toEqual(["Synstolking"]);
  unmount();
  expect(render(<AccessLegend events={[{ accessibility: [] }]} />).container).toBeEmptyDOMElement();
});
