import { readFileSync } from "node:fs";
import { fieldNode } from "../domain/define/field-node";
import { entityDefinition } from "../domain/kinds";
import { OWNED } from "./owners";

test("the documentation has one owner for every field of a showing, and a merge takes the source's", () => {
  const [, section = ""] = readFileSync("docs/sources.md", "utf8").split("## Who owns what");
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const documented = rows.map((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(documented[0]?.toSorted()).toEqual(OWNED.flatMap(({ fields }) => [...fields]).toSorted());
  const { fields } = fieldNode(entityDefinition("events").schema);
  expect(documented.flat().sort()).toEqual([...fields.keys()].sort());
});
