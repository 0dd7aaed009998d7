/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { pathIn, showField } from "./show-field";

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

/** A row that has its fields only while it is open, in a folded group, as forms have them. */
const Row = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details>
      <summary>Mer</summary>
      <details id="felt-blocks-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary id="rad">Blokk</summary>
        {isOpen && <input id="felt-blocks-2-heading" />}
      </details>
    </details>
  );
};

const focused = (): string | undefined => document.activeElement?.id;

test("a field of a folded row in a folded group is opened and has the focus", async () => {
  render(<Row />);
  await act(() => showField(["blocks", 2, "heading"]));
  expect(focused()).toBe("felt-blocks-2-heading");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: "center" });
  expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([true, true]);
});

test("of a field that is not there, the nearest part around it has the focus", async () => {
  render(<button type="button" id="felt-theme" />);
  await act(() => showField(["theme", "colors", "accent"]));
  expect(focused()).toBe("felt-theme");
});

test("a path in a message has numbers for places in lists", () => {
  expect(pathIn("blocks.2.settings")).toEqual(["blocks", 2, "settings"]);
  expect(pathIn("title2")).toEqual(["title2"]);
});
