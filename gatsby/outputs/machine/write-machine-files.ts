import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { MachineFile } from "../../../src/features/programme/build/machine-files";
import { writeWhenChanged } from "../../write-when-changed";

const FOLDERS = { kalender: ".ics", rss: ".xml", data: "program.json", "data/film": ".json" } as const;

/**
 * Deletes files of earlier builds, except those at the given paths: `public` persists between builds, and a showing
 * that is removed has no calendar. Static files in these folders are of other types, and stay.
 */
export const removeMachineFiles = (publicRoot: string, keep: ReadonlySet<string> = new Set()): void => {
  for (const [folder, ending] of Object.entries(FOLDERS)) {
    const root = join(publicRoot, folder);
    if (!existsSync(root)) continue;
    for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (file.endsWith(ending) && !keep.has(join("/", folder, file))) rmSync(join(root, file));
    }
  }
};

/** Writes calendars, channels and open data beside the pages. */
export const writeMachineFiles = (files: readonly MachineFile[], publicRoot: string): void => {
  for (const { path, text } of files) writeWhenChanged(join(publicRoot, path), text);
  removeMachineFiles(publicRoot, new Set(files.map(({ path }) => path)));
};
