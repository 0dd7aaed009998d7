/** @jest-environment jsdom */
import "../../testing/design-system";
import { screen } from "@testing-library/react";
import { deskData, summaryOf } from "../../testing/desk-data";
import { renderInDesk } from "../../testing/in-desk";
import { PlacementPanel } from "./placement-panel";

const item = (id: string, depth: number, heading = "Øverst") =>
  summaryOf(id, { placement: { heading, depth, leadsTo: "", isFirst: false, isLast: false } });

const ITEMS = [
  item("kino", 0),
  item("program", 1),
  item("film", 2),
  item("kultur", 0),
  item("adresse", 0, "Nederst"),
  item("kart", 1, "Nederst"),
];

const open = (id: string) =>
  renderInDesk(
    <PlacementPanel kind="menuItems" type="MenuItem" id={id} />,
    deskData({ lists: { byType: { MenuItem: ITEMS } } }),
  );

test.each([
  ["program", "Øverst", ["kino", "program", "film"]],
  ["kultur", "Øverst", ["kino", "kultur"]],
  ["kart", "Nederst", ["adresse", "kart"]],
])("%s is shown in its part of «%s»", (id, heading, branch) => {
  open(id);
  expect(screen.getByRole("heading").textContent).toBe(`Plass i menyen: ${heading.toLowerCase()}`);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(branch);
  expect(document.querySelector("[aria-current]")?.textContent).toBe(id);
  expect(screen.queryByRole("link", { name: id })).toBeNull();
});

test("what stands nowhere has none", () => {
  open("ny");
  expect(screen.queryByRole("heading")).toBeNull();
});
