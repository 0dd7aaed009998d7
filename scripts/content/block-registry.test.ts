import { readdirSync, readFileSync } from "node:fs";
import { BLOCKS } from "../../domain/blocks";
import { blockTypeName } from "../../domain/blocks/define-block";
import { registrySource } from "./block-registry";

describe("the registry of blocks", () => {
  it("is what the blocks' definitions give (renewed by npm run generate)", () => {
    expect(readFileSync("src/blocks/registry.generated.tsx", "utf8")).toBe(registrySource(BLOCKS));
  });

  it("names the chunks to which features add their own code", () => {
    const own = BLOCKS.map(({ component }) => `block---${blockTypeName(component)}`);
    const named = readdirSync("src/features", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => [
        ...readFileSync(`src/features/${file}`, "utf8").matchAll(/webpackChunkName: "(block---[^"-]+)/g),
      ])
      .map(([, name]) => name);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !own.includes(name ?? ""))).toEqual([]);
  });

  it("imports a block, or loads it on demand under its own name", () => {
    const source = registrySource([
      { component: "ticket-list", code: "ticket-list", isLazy: false },
      { component: "room", code: "room", isLazy: true },
    ]);
    expect(source).toContain('import { TicketList } from "./ticket-list/ticket-list";');
    expect(source).toContain("  TicketListBlock: TicketList,");
    expect(source).toContain(
      'import(/* webpackChunkName: "block---RoomBlock" */ "./room/room").then((code) => code.Room)',
    );
    expect(source).not.toContain("import { Room }");
    expect(source).toContain("    ...TicketListBlockFields\n    ...RoomBlockFields\n");
  });

  it("imports blocks with the same component once", () => {
    const source = registrySource([
      { component: "events-list", code: "film-list", isLazy: false },
      { component: "upcoming-films", code: "film-list", isLazy: false },
    ]);
    expect(source).toContain('import { EventsList, UpcomingFilms } from "./film-list/film-list";');
    expect(source).toContain("  EventsListBlock: EventsList,\n  UpcomingFilmsBlock: UpcomingFilms,");
  });
});
