import { mkdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import type { PublishedShowings } from "../../../src/features/programme/build/machine-files";
import { writeWhenChanged } from "../../write-when-changed";

/** What the calendars of the last build of a site show of each showing; see docs/decisions/0095. */

const site = z.object({ key: z.string() });
const publishedShowings = z.record(z.string(), z.object({ sequence: z.int().nonnegative(), shown: z.string() }));

/** Beside the names of what was published, under the same rule: kept between builds, and not served. */
const fileOf = (website: unknown, root: string): string | null => {
  const { data } = site.safeParse(website);
  return data ? resolve(root, `.published/${data.key}.calendars.json`) : null;
};

/** Nothing on a fresh clone, or when the file cannot be read. */
export const readPublishedCalendars = (website: unknown, root = "."): PublishedShowings => {
  const file = fileOf(website, root);
  if (file === null) return {};
  try {
    return publishedShowings.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? {};
  } catch {
    return {};
  }
};

/** The last step of a build: one that fails leaves the file of the build before. */
export const writePublishedCalendars = (website: unknown, published: PublishedShowings, root = "."): void => {
  const file = fileOf(website, root);
  if (file === null) return;
  mkdirSync(dirname(file), { recursive: true });
  writeWhenChanged(file, `${JSON.stringify(published, null, 1)}\n`);
};
