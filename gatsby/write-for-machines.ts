import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { forMachines } from "../src/features/programme/build/machine-files";
import { writeWhenChanged } from "./write-when-changed";

const FOLDERS = { kalender: ".ics", rss: ".xml", data: "program.json", "data/film": ".json" } as const;

/**
 * Takes away what earlier builds left, but for the addresses to keep: `public` stays between builds, and a showing that
 * is gone has no calendar. The house's own files in these folders are of other kinds, and stay.
 */
export const removeFromMachines = (publicRoot: string, keep: ReadonlySet<string> = new Set()): void => {
  for (const [folder, ending] of Object.entries(FOLDERS)) {
    const root = join(publicRoot, folder);
    if (!existsSync(root)) continue;
    for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (file.endsWith(ending) && !keep.has(join("/", folder, file))) rmSync(join(root, file));
    }
  }
};

/** The files of a page; the not-found page has two. */
const htmlOf = (path: string): readonly string[] => [
  join(path, "index.html"),
  ...(path === "/404" ? ["404.html"] : []),
];

/** Writes calendars, channels and open data beside the pages, and into each page what it tells machines. */
export const writeForMachines = (data: Queries.MachineQuery, publicRoot: string): void => {
  const machines = forMachines(data);
  if (!machines) return;
  for (const { path, text } of machines.files) writeWhenChanged(join(publicRoot, path), text);
  removeFromMachines(publicRoot, new Set(machines.files.map(({ path }) => path)));
  for (const { path } of data.allPage.nodes) {
    for (const file of htmlOf(path).map((name) => join(publicRoot, name))) {
      if (existsSync(file)) writeWhenChanged(file, machines.complete(path, readFileSync(file, "utf8")));
    }
  }
};
