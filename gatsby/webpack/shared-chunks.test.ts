import { isRecord } from "../is-record";
import { shareChunks } from "./shared-chunks";

const groups = () => ({
  framework: { name: "framework" },
  commons: { name: "commons", minChunks: 2 },
  shared: { name: "shared", minChunks: 2 },
});

/** Whether a group of the changed configuration takes a chunk of this name. */
const takes = (group: string, name: string): unknown => {
  const changed: Record<string, unknown> = groups();
  shareChunks(changed);
  const found = changed[group];
  return isRecord(found) && typeof found.chunks === "function" ? found.chunks({ name }) : undefined;
};

test.each([
  ["component---src-templates-page-tsx", true],
  ["slice---src-layout-header-tsx", true],
  ["block---RoomBlock", false],
])("%s is loaded by every page: %s", (name, isInitial) => {
  expect([takes("commons", name), takes("ground", name), takes("shared", name)]).toEqual([
    isInitial,
    isInitial,
    !isInitial,
  ]);
});

test("Gatsby's groups keep the rest of their settings", () => {
  const changed = groups();
  shareChunks(changed);
  expect(changed).toMatchObject(groups());
});

test.each([undefined, {}, { commons: {} }, { commons: {}, shared: false }])(
  "ends the build without the groups: %j",
  (none) => expect(() => shareChunks(none)).toThrow("Expected the cache groups commons and shared"),
);
