import { summaryOf } from "../../testing/desk-data";
import { branchesOf } from "./branches";

const rows = ["kino 0", "nå 1", "barn 2", "kalender 1", "leie 0", "om 0", "presse 1"].map((row) => {
  const [id = "", depth = ""] = row.split(" ");
  return summaryOf(id, {
    placement: { heading: "Øverst", depth: Number(depth), leadsTo: "", isFirst: false, isLast: false },
  });
});
const seen = (...open: readonly string[]) =>
  branchesOf(rows, new Set(open)).map(({ summary, below }) => (below === 0 ? summary.id : `${summary.id} (${below})`));

test.each([
  [[], ["kino (3)", "leie", "om (1)"]],
  [["kino"], ["kino (3)", "nå (1)", "kalender", "leie", "om (1)"]],
  [
    ["kino", "nå", "om"],
    ["kino (3)", "nå (1)", "barn", "kalender", "leie", "om (1)", "presse"],
  ],
  // What is below a folded row stays folded.
  [["nå"], ["kino (3)", "leie", "om (1)"]],
])("with %j open, the rows that are seen are %j", (open, expected) => {
  expect(seen(...open)).toEqual(expected);
});

test("a row names what is next below it, and not what is below that", () => {
  expect(branchesOf(rows, new Set()).map(({ names }) => names)).toEqual([["nå", "kalender"], [], ["presse"]]);
});
