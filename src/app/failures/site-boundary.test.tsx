/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { SiteBoundary } from "./site-boundary";

const Broken = (): never => {
  throw new Error("broken");
};

test("after an error the static page is kept, without elements that need script", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="___gatsby"><h1>Kinoprogram</h1><p data-needs-script>Godta</p></div>`;
  const { container } = render(
    <SiteBoundary>
      <Broken />
    </SiteBoundary>,
    { container: document.body.appendChild(document.createElement("div")) },
  );
  expect(container).toHaveTextContent("Kinoprogram");
  expect(container).not.toHaveTextContent("Godta");
  expect(document.head.dataset.static).toBe("");
  expect(screen.getAllByRole("heading")).toHaveLength(2);
  log.mockRestore();
});
