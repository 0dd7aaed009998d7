import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";
import type { Problem as Found } from "../../../engine/problems/problem";
import type { Problem } from "../../api/api";
import type { CommitDetails } from "../content/commits";
import type { ContentFolder, Placed } from "../content/content-folder";
import { type PartChange, textsWith } from "./texts-with";
import { newProblems } from "./try-texts";

/** Several changes that belong together, and what the history calls them. */
export interface Planned extends CommitDetails {
  readonly changes: readonly PartChange[];
  /** Whole files as they will be, to the byte; null for one that goes. Changes do not touch them. */
  readonly files?: ReadonlyMap<string, string | null>;
}

/** What came of several changes: all were written, or none. */
export type SavedTogether =
  | { readonly outcome: "saved"; readonly isCommitted: boolean }
  | { readonly outcome: "refused"; readonly problems: readonly Problem[] };

interface Known {
  readonly entities: readonly Placed[];
  readonly before: readonly Found[];
}

const kindOf = (file: string): Placed["kind"] => {
  const kind = ENTITY_NAMES.find((name) => entityDefinition(name).folder === file.split("/")[0]);
  if (kind === undefined) throw new Error(`${file} is no content file.`);
  return kind;
};

/** The texts of several changes, and what the check says of them besides what it says already. */
export const triedTogether = async (
  folder: ContentFolder,
  { entities, before }: Known,
  { changes, files }: Pick<Planned, "changes" | "files">,
) => {
  const texts = new Map([...(await textsWith(folder, changes, entities)), ...(files ?? [])]);
  return { texts, problems: await newProblems(folder, { entities, before, texts, kindOf }) };
};

const put = async (folder: ContentFolder, file: string, text: string | null): Promise<void> => {
  if (text === null) await folder.remove(file);
  else if (text !== (await folder.textOf(file))) await folder.write(file, text);
};

/** Writes all texts; when one cannot be written, the others are as they were. */
export const writeTogether = async (
  folder: ContentFolder,
  texts: ReadonlyMap<string, string | null>,
): Promise<void> => {
  const old = new Map<string, string | null>();
  try {
    for (const [file, text] of texts) {
      old.set(file, await folder.textOf(file));
      await put(folder, file, text);
    }
  } catch (error) {
    for (const [file, text] of old) await put(folder, file, text);
    throw error;
  }
};
