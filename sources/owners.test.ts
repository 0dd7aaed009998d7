import { readFileSync } from "node:fs";
import { fieldNode } from "../domain/define/field-node";
import { entityDefinition } from "../domain/kinds";
import { OWNED, OWNERS } from "./owners";

const ofSource = Object.entries(OWNERS).flatMap(([name, owner]) => (owner === "source" ? [name] : []));

test("every field of a showing has one owner", () => {
  const { fields } = fieldNode(entityDefinition("events").schema);
  expect(Object.keys(OWNERS).sort()).toEqual([...fields.keys()].sort());
});

test("a merge takes the fields that the source owns", () => {
  expect(OWNED.flatMap(({ fields }) => [...fields])).toEqual(ofSource);
});

test("the documentation has the same table", () => {
  const [, section = ""] = readFileSync("docs/sources.md", "utf8").split("## Who owns what");
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  const documented = rows.map((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const owners = ["source", "editors", "pull"].map((owner) =>
    Object.entries(OWNERS).flatMap(([name, own]) => (own === owner ? [name] : [])),
  );
  expect(documented.map((names) => names.toSorted())).toEqual(owners.map((names) => names.toSorted()));
});
