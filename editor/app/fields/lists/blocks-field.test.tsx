/** @jest-environment jsdom */
import "../../testing/design-system";
import { fireEvent, screen, within } from "@testing-library/react";
import { problemAt } from "../../testing/desk-data";
import { fieldOf, formOf } from "../../testing/form-of";

const TEXT = { kind: "text" } as const;
const place = fieldOf("place", "Plass", { kind: "object", isPicture: false, fields: [] });
const option = (value: string, label: string) => ({
  value,
  label,
  about: "",
  fields: [place, fieldOf("title", "Tittel", TEXT)],
});
const BLOCKS = fieldOf(
  "blocks",
  "Blokker",
  {
    kind: "list",
    itemLabel: "",
    item: { kind: "options", by: "type", options: [option("text", "Tekst"), option("hero", "Toppbilde")] },
  },
  { isRequired: true, help: "Delene av siden." },
);

const block = (title: string, row: number, column: number, order: number) => ({
  type: "text",
  title,
  place: { row, column, order },
});
const columns = (count: number) => ({ columns: Array.from({ length: count }, () => ({})) });

/** Two columns above one; "d" stands nowhere. */
const PAGE = {
  template: { rows: [columns(2), columns(1)] },
  blocks: [block("a", 1, 1, 2), block("b", 1, 1, 1), block("c", 2, 1, 1), block("d", 9, 1, 1)],
};

const open = (value: object = PAGE, problems: readonly ReturnType<typeof problemAt>[] = []) =>
  formOf({ fields: [BLOCKS], value, problems });

const titlesIn = (name: string) =>
  within(screen.getByRole("region", { name }))
    .queryAllByRole("listitem")
    .map((row) => row.querySelector("summary")?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const placesOf = (held: unknown) =>
  (held as typeof PAGE).blocks.map((one) => [one.title, one.place.row, one.place.column, one.place.order]);

test("blocks stand in the rows and columns of the page, in the order in which it shows them", () => {
  open();
  expect(titlesIn("Rad 1")).toEqual(["Tekst: b", "Tekst: a"]);
  expect(titlesIn("Rad 2")).toEqual(["Tekst: c"]);
  expect(titlesIn("Uten plass på siden")).toEqual(["Tekst: d"]);
  const first = within(screen.getByRole("region", { name: "Rad 1" }));
  expect(first.getByText("Venstre kolonne")).toBeTruthy();
  expect(first.getByText("Høyre kolonne")).toBeTruthy();
  expect(first.getAllByText("Tom")).toHaveLength(1);
  expect(screen.queryByText("Kolonne 1")).toBeNull();
  expect(document.body.textContent).toContain("Som på siden, ovenfra og ned.");
});

test("columns have numbers where there are more than two, and rows of one have no name", () => {
  open({ template: { rows: [columns(3), columns(1)] }, blocks: [] });
  expect(screen.getAllByText(/olonne/).map(({ textContent }) => textContent)).toEqual([
    "Kolonne 1",
    "Kolonne 2",
    "Kolonne 3",
  ]);
  expect(screen.queryByRole("region", { name: "Uten plass på siden" })).toBeNull();
});

test("a block without a place is appended to the page", () => {
  const { held } = open();
  press("Flytt opp: Tekst: d");
  expect(placesOf(held())[3]).toEqual(["d", 2, 1, 2]);
  expect(screen.queryByRole("region", { name: "Uten plass på siden" })).toBeNull();
});

test("a new block is last in the column that it is added to", () => {
  const { held } = open();
  press("Legg til i rad 1, venstre kolonne");
  press("Toppbilde");
  expect(titlesIn("Rad 1").at(-1)).toBe("Toppbilde");
  expect((held() as typeof PAGE).blocks.at(-1)).toMatchObject({ type: "hero", place: { row: 1 } });
});

test("on a page without rows a new block stands nowhere", () => {
  const { held } = open({ blocks: [] });
  press("Legg til i blokker");
  press("Tekst");
  expect(held()).toEqual({ blocks: [{ type: "text" }] });
});

test("a block is removed, the others keep their places, and the list has the focus", () => {
  const { held } = open();
  press("Fjern: Tekst: b");
  expect(placesOf(held()).map(([title]) => title)).toEqual(["a", "c", "d"]);
  expect(document.activeElement?.id).toBe("felt-blocks");
});

test("what is wrong with a place is reported below its block, whose form does not have it", () => {
  open(PAGE, [problemAt(["blocks", 2, "place", "row"]), problemAt(["blocks"], { message: "er for få." })]);
  expect(document.getElementById("felt-blocks-2-plass-feil")?.textContent).toBe("Mangler. Skriv det.");
  expect(document.getElementById("felt-blocks-feil")?.textContent).toBe("Er for få. Skriv det.");
  fireEvent(document.getElementById("felt-blocks-2") ?? document.body, new Event("toggle"));
  expect(screen.queryByText(/^Legg til: plass/)).toBeNull();
});
