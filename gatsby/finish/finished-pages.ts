import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { z } from "zod";
import type { PageFactsHtml } from "../../src/features/programme/build/machine-files";

/** Which pages an earlier build has finished, and from what. */
export const finishedPages = z.object({
  /** A digest of the inputs that all pages share. */
  shared: z.string(),
  /** By HTML file: its state after finishing, the state of its data, and a digest of its structured data. */
  pages: z.record(z.string(), z.string()),
});
export type FinishedPages = z.infer<typeof finishedPages>;

export const digestOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64");

/**
 * Changes whenever a file is written, whatever its content and mtime: programs cannot set ctime. A file that is
 * restored from elsewhere counts as changed.
 */
const stateOf = (file: string): string => {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}` : "";
};

interface PageInputs {
  readonly html: string;
  readonly data: string;
  readonly facts: PageFactsHtml | null;
}

/** The state of a page and of all that its finishing depends on, besides what all pages share. */
export const pageState = ({ html, data, facts }: PageInputs): string =>
  [stateOf(html), stateOf(data), digestOf(facts)].join(" | ");
