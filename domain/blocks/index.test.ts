import { BLOCKS, blockDefinition } from "./";
import { blockTypeName } from "./define-block";

describe("blocks", () => {
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
    expect(blockDefinition("ticket-list")?.objectType).toMatchObject({ name: "TicketListBlock", implements: "Block" });
  });

  it("knows the next showing of what is on once a week, also on the day after it", () => {
    expect(blockDefinition("now-and-next")?.horizon?.({})).toBeGreaterThan(7);
  });

  it("has the programme of some days a week beyond them, and the whole one whole", () => {
    expect(blockDefinition("schedule")?.horizon?.({ days: 3 })).toBe(10);
    expect(blockDefinition("schedule")?.horizon?.({})).toBeNull();
  });

  it("has no block by another name", () => {
    expect(blockDefinition("TicketList")).toBeUndefined();
  });
});
