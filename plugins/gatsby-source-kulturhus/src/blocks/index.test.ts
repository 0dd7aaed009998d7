import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { BLOCKS, blockDefinition } from ".";
import { blockTypeName } from "./define-block";

// Read as text: the plugin may not import the site's components.
const registry = readFileSync(resolve("src/blocks/registry.tsx"), "utf8");

describe("blocks", () => {
  it.each(BLOCKS.map(({ component }) => component))("has a component for %s in the registry", (component) => {
    const type = blockTypeName(component);
    expect(registry).toMatch(new RegExp(`^  ${type}: (?:[A-Z]\\w+|onDemand\\([^;]+?\\)),$`, "m"));
    expect(registry).toContain(`...${type}Fields`);
  });

  it("has no component in the registry that content cannot name", () => {
    const registered = [...registry.matchAll(/^ {2}(\w+Block): /gm)].map(([, name]) => name);
    expect(registered.sort()).toEqual(BLOCKS.map(({ component }) => blockTypeName(component)).sort());
  });

  it("has each name once", () => {
    const names = BLOCKS.map(({ component }) => component);
    expect(new Set(names).size).toBe(names.length);
  });

  it("has one version of each family", () => {
    const versions = new Map<string, Set<string>>();
    for (const { train, version } of BLOCKS) versions.set(train, (versions.get(train) ?? new Set()).add(version));
    expect([...versions].filter(([, known]) => known.size > 1)).toEqual([]);
  });

  it("names its GraphQL type after the component", () => {
    expect(blockTypeName("ticket-list")).toBe("TicketListBlock");
    expect(blockDefinition("ticket-list")?.sdl).toContain("type TicketListBlock implements Block @dontInfer");
  });

  it("knows no block by another name", () => {
    expect(blockDefinition("TicketList")).toBeUndefined();
  });
});
