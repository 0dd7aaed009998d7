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
  RedirectsSettings: [{ redirects: [{ from: "/P%C3%A5ske", to: "/" }] }],
};
const SETTINGS = { host: "a.example.no", halls: [{ id: "kinosal" }], address: { street: "Gata 1" }, seller: undefined };
const nodesOf: NodesOfType = (type) => NODES[type] ?? [];

it("lists what was published, in an order that does not depend on the build", () => {
  const turned: NodesOfType = (type) => [...nodesOf(type)].reverse();
  expect(publishedState(turned, SETTINGS)).toEqual(publishedState(nodesOf, SETTINGS));
  expect(publishedState(nodesOf, SETTINGS)).toEqual({
    pages: ["/", "/program"],
    menuItems: ["program"],
    productions: ["nattoget"],
    events: ["a-1", "b-2"],
    articles: [],
    redirects: ["/Påske"],
    settings: ["address.street", "halls.kinosal", "host"],
  });
});

it("is written for each site outside the served folder", () => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-"));
  try {
    writePublished(nodesOf, SETTINGS, root);
    expect(JSON.parse(readFileSync(join(root, ".published/huset.json"), "utf8"))).toEqual(
      publishedState(nodesOf, SETTINGS),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
});
