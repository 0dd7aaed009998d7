import { type ParseError, parseTree } from "jsonc-parser";
import type { Texts } from "../read-folder";
import type { Migration } from "./migrations";

const isJson = (text: string): boolean => {
  const errors: ParseError[] = [];
  parseTree(text, errors);
  return errors.length === 0;
};

export interface Migrated {
  /** The new texts of the files that change. */
  readonly changed: Texts;
  /** The migrations that had something to do, with the number of files. */
  readonly applied: readonly { readonly migration: Migration; readonly files: number }[];
}

/** Runs migrations in their order over the texts of a content folder. A file that is no JSON is left to the check. */
export const runMigrations = (texts: Texts, migrations: readonly Migration[]): Migrated => {
  const changed = new Map<string, string>();
  const sound = [...texts].filter(([, text]) => isJson(text.replace(/^\uFEFF/, "")));
  const applied = migrations.map((migration) => {
    const isConcerned = ([file]: readonly [string, string]): boolean =>
      migration.folders.some((folder) => file.startsWith(`${folder}/`));
    const renewed = sound.filter(isConcerned).flatMap(([file, saved]): readonly (readonly [string, string])[] => {
      const before = changed.get(file) ?? saved;
      const start = before.startsWith("\uFEFF") ? 1 : 0;
      const after = before.slice(0, start) + migration.edit(before.slice(start));
      return after === before ? [] : [[file, after]];
    });
    for (const [file, text] of renewed) changed.set(file, text);
    return { migration, files: renewed.length };
  });
  return { changed, applied: applied.filter(({ files }) => files > 0) };
};
