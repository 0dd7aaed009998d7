import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NodesOfType, publishedState, writePublished } from "./write-published";

const NODES: Readonly<Record<string, readonly unknown[]>> = {
  Website: [{ key: "huset" }],
  Page: [{ path: "/program" }, { path: "/" }],
  Event: [{ key: "b-2" }, { key: "a-1" }],
  MenuItem: [{ key: "program" }],
  Production: [{ key: "nattoget" }],
  Article: [],
};
const nodesOf: NodesOfType = (type) => NODES[type] ?? [];

it("lists what was published, in an order that does not depend on the build", () => {
  const turned: NodesOfType = (type) => [...nodesOf(type)].reverse();
  expect(publishedState(turned)).toEqual(publishedState(nodesOf));
  expect(publishedState(nodesOf)).toEqual({
    pages: ["/", "/program"],
    menuItems: ["program"],
    productions: ["nattoget"],
    events: ["a-1", "b-2"],
    articles: [],
  });
});

it("is written for each site outside the served folder", () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  try {
    writePublished(nodesOf, root);
    expect(JSON.parse(readFileSync(join(root, ".published/huset.json"), "utf8"))).toEqual(publishedState(nodesOf));
  } finally {
    rmSync(root, { recursive: true });
  }
});
