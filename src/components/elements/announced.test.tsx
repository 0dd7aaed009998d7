/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Announced } from "./announced";

test("the region is there before its text", async () => {
  const inserted: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element && node.textContent) inserted.push(node.textContent);
    }
  });
  const { rerender } = render(<div />);
  observer.observe(document.body, { childList: true, subtree: true });
  rerender(
    <div>
      <Announced className="wait">Henter …</Announced>
    </div>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Henter …");
  expect(screen.getByRole("status")).toHaveClass("wait");
  observer.disconnect();
  expect(inserted).toEqual([]);
});

test("a static page has the text", () => {
  expect(renderToString(<Announced>Henter …</Announced>)).toContain("Henter …");
});
