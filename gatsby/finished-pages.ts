import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { z } from "zod";
import type { PageFactsHtml } from "../src/features/programme/build/machine-files";

/** Which pages an earlier build has finished, and from what. */
export const finishedPages = z.object({
  /** What all pages are finished with. */
  shared: z.string(),
  /** Of each HTML file the state in which it was left, that of its data, and what it tells machines. */
  pages: z.record(z.string(), z.string()),
});
export type FinishedPages = z.infer<typeof finishedPages>;

export const digestOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("base64");

/**
 * Changes with every writing of a file, whatever is written and whichever time it is given: programs cannot set the
 * time of the change. A file that is put back from elsewhere counts as changed.
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
