import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MachineFile } from "../src/features/programme/build/machine-files";
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

/** Writes calendars, channels and open data beside the pages. */
export const writeForMachines = (files: readonly MachineFile[], publicRoot: string): void => {
  for (const { path, text } of files) writeWhenChanged(join(publicRoot, path), text);
  removeFromMachines(publicRoot, new Set(files.map(({ path }) => path)));
};
