import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addShortcuts } from "./shortcuts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kulturhus-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const data = (tickets: string | null, ...paths: readonly string[]): Queries.ShortcutsQuery => ({
  website: {
    memberPages: tickets === null ? null : { tickets },
    theme: { searchEnabled: tickets !== null, searchPath: "/sok" },
  },
  allMenuItem: { nodes: paths.map((path) => ({ shortcut: `Til ${path}`, path })) },
});

test("an installed site offers tickets, then the menu's shortcuts to its own pages, four in all", () => {
  const file = join(root, "manifest.webmanifest");
  writeFileSync(file, JSON.stringify({ name: "Huset" }));
  addShortcuts(data("/billetter", "/a", "https://annet.example", "/b", "/c", "/d"), root);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    name: "Huset",
    shortcuts: [
      { name: "Mine billetter", url: "/billetter" },
      { name: "Til /a", url: "/a" },
      { name: "Til /b", url: "/b" },
      { name: "Til /c", url: "/c" },
    ],
    share_target: { action: "/sok", method: "GET", params: { title: "tittel", text: "q", url: "adresse" } },
  });
});

test("without a manifest nothing is written, and without a film club there are only the menu's", () => {
  addShortcuts(data(null, "/a"), root);
  const file = join(root, "manifest.webmanifest");
  writeFileSync(file, "{}");
  addShortcuts(data(null, "/a"), root);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ shortcuts: [{ name: "Til /a", url: "/a" }] });
});
