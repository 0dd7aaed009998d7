import { mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { Published } from "../../../src/features/programme/build/machine-files";
import { writeWhenChanged } from "../../write-when-changed";

/** What calendars and channels of the last build of a site show; see docs/decisions/0095. */

const site = z.object({ key: z.string() });
const showings = z.record(z.string(), z.object({ sequence: z.int().nonnegative(), shown: z.string() }));
const published = z.union([
  z.object({ showings, dates: z.record(z.string(), z.int().nonnegative()) }),
  // As builds wrote it before channels' dates were in it.
  showings.transform((known) => ({ showings: known, dates: {} })),
]);

const NOTHING: Published = { showings: {}, dates: {} };

/** Beside the names of what was published, under the same rule: kept between builds, and not served. */
const fileOf = (website: unknown, root: string): string | null => {
  const { data } = site.safeParse(website);
  return data ? resolve(root, `.published/${data.key}.calendars.json`) : null;
};

/** Nothing on a fresh clone, or when the file cannot be read. */
export const readPublishedCalendars = (website: unknown, root = "."): Published => {
  const file = fileOf(website, root);
  if (file === null) return NOTHING;
  try {
    return published.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
};

/** The last step of a build: one that fails leaves the file of the build before. */
export const writePublishedCalendars = (website: unknown, made: Published, root = "."): void => {
  const file = fileOf(website, root);
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true });
  writeWhenChanged(file, `${JSON.stringify(made, null, 1)}\n`);
};
