/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { Grid } from "./grid";

const row = (tone: string, ...columns: readonly (readonly [medium: number, large: number])[]) => ({
  tone,
  width: "wide",
  columns: columns.map(([medium, large]) => ({ medium, large })),
});

const block = (id: string, place: readonly [row: number, column: number]) => ({
  id,
  place: { row: place[0], column: place[1] },
});

const draw = (
  blocks: readonly ReturnType<typeof block>[],
  rows: readonly ReturnType<typeof row>[],
  title: string | null = null,
) => {
  const { container } = render(
    <Grid title={title} rows={rows} blocks={blocks} render={({ id }) => <article>{id}</article>} />,
  );
  return [...container.querySelectorAll<HTMLElement>("[data-width]")];
};

const columnsOf = (element: HTMLElement | undefined) =>
  [...(element?.querySelectorAll<HTMLElement>("[data-large]") ?? [])].map((column) =>
    within(column)
      .queryAllByRole("article")
      .map(({ textContent }) => textContent),
  );

test("puts each block into its own row and column, in the order given", () => {
  const rows = draw(
    [block("a", [1, 1]), block("b", [1, 1]), block("c", [1, 2]), block("d", [2, 1])],
    [row("plain", [8, 9], [4, 3]), row("plain", [12, 12])],
  );
  expect(rows.map(columnsOf)).toEqual([[["a", "b"], ["c"]], [["d"]]]);
  expect(screen.getAllByRole("article").map(({ textContent }) => textContent)).toEqual(["a", "b", "c", "d"]);
});

test("sets the width of columns for each kind of screen", () => {
  const [first] = draw([block("a", [1, 1])], [row("plain", [8, 9], [4, 3])]);
  const columns = [...(first?.querySelectorAll<HTMLElement>("[data-large]") ?? [])];
  expect(columns.map(({ dataset }) => [dataset.medium, dataset.large])).toEqual([
    ["8", "9"],
    ["4", "3"],
  ]);
});

test("keeps an empty column", () => {
  const [first] = draw([block("b", [1, 2])], [row("plain", [8, 9], [4, 3])]);
  expect(columnsOf(first)).toEqual([[], ["b"]]);
});

test("leaves rows without blocks out", () => {
  const rows = draw([block("b", [2, 1])], [row("dark", [12, 12]), row("light", [12, 12])]);
  expect(rows.map(({ dataset }) => dataset.tone)).toEqual(["light"]);
});

test("names a row's tone unless it is plain", () => {
  const rows = draw([block("a", [1, 1]), block("b", [2, 1])], [row("plain", [12, 12]), row("dark", [12, 12])]);
  expect(rows.map(({ dataset }) => dataset.tone)).toEqual([undefined, "dark"]);
});

test("begins the first row with the page's title, before the blocks", () => {
  const [first, second] = draw(
    [block("a", [1, 1]), block("b", [2, 1])],
    [row("plain", [12, 12]), row("plain", [12, 12])],
    "Om oss",
  );
  expect(screen.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
  expect(first).toHaveTextContent("Om ossa");
  expect(second).toHaveTextContent(/^b$/);
});

test("shows the title also where the first row has no blocks", () => {
  draw([block("b", [2, 1])], [row("plain", [12, 12]), row("plain", [12, 12])], "Om oss");
  expect(screen.getByRole("heading", { level: 1, name: "Om oss" })).toBeVisible();
});

test("has no title when a block gives it", () => {
  draw([block("a", [1, 1])], [row("plain", [12, 12])]);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test.each([
  ["the page's heading", "Filmer", []],
  ["the first row when a block has the heading", null, ["a"]],
])("draws only %s, with room for the rest, when it is asked to", (_what, title, articles) => {
  const { container } = render(
    <Grid
      title={title}
      rows={[row("plain", [12, 12]), row("plain", [12, 12])]}
      blocks={[block("a", [1, 1]), block("b", [2, 1])]}
      render={({ id }) => <article>{id}</article>}
      firstOnly
    />,
  );
  expect(screen.queryAllByRole("heading", { level: 1, name: "Filmer" })).toHaveLength(title === null ? 0 : 1);
  expect(screen.queryAllByRole("article").map(({ textContent }) => textContent)).toEqual(articles);
  expect(container.querySelector(".rest")).toBeInTheDocument();
});

test("a title that the header has is not seen again", () => {
  const rows = [row("plain", [12, 12])];
  render(<Grid title="Huset" titleInHeader rows={rows} blocks={[block("a", [1, 1])]} render={({ id }) => id} />);
  expect(screen.getByRole("heading", { level: 1, name: "Huset" })).toHaveClass("visually-hidden");
});
