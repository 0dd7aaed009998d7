import type { Folder } from "../../../../domain/kinds";

/** A change that content of an earlier version needs before this version can read it. */
export interface Migration {
  /** The version that needs it; docs/changes.md has a heading for it. */
  readonly version: string;
  /** What it does, in Bokmål: "«kicker» heter «tagline»". */
  readonly about: string;
  /** Where it applies; `waiting` has productions and articles that editors have to complete. */
  readonly folders: readonly (Folder | "waiting")[];
  /** The new text of a file, by the edits of field-edits.ts; the same text where there is nothing to do. */
  readonly edit: (text: string) => string;
}

/** All migrations, the oldest first. A field that is renamed or taken away gets an entry here. */
export const MIGRATIONS: readonly Migration[] = [];
