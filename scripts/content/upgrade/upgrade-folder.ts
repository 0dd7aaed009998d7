import { renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { dateOf } from "../../../domain/time/local-time";
import { buildMoment } from "../../../engine/load/build-day";
import { loadContent } from "../../../engine/load/load-content";
import { isError, type Problem } from "../../../engine/problems/problem";
import { MIGRATIONS, type Migration } from "./migrations/migrations";
import { type Migrated, runMigrations } from "./migrations/run-migrations";
import { type Plan, planLists } from "./plan-lists";
import { readTexts, showingsIn, type Texts } from "./read-folder";
import { rewriteSettings, rewriteShowings } from "./rewrite";

const OTHER_CONTENT = "Innholdet ville blitt et annet. Ingenting er skrevet.";

/** What a site is made of, or the errors that stop it. */
const checked = async (contentRoot: string, siteId: string | undefined, unsaved: Texts) => {
  const today = dateOf(buildMoment());
  const staticRoot = resolve(contentRoot, "../static");
  const { loaded, problems } = await loadContent({ contentRoot, staticRoot, siteId, today, unsaved });
  return {
    content: loaded && [loaded.events.map(({ entity }) => entity), loaded.resolvedPages.length],
    errors: loaded === null ? problems.filter(isError) : [],
  };
};

const siteIds = (texts: Texts): readonly (string | undefined)[] => {
  const ids = [...texts].flatMap(([file, text]) => {
    const tree = file.startsWith("sites/") ? parseTree(text) : undefined;
    const id: unknown = tree && findNodeAtLocation(tree, ["id"])?.value;
    return typeof id === "string" ? [id] : [];
  });
  return ids.length === 0 ? [undefined] : ids;
};

/** Every site of the folder, with some texts in place of the saved ones. */
const checkAll = async (contentRoot: string, texts: Texts, unsaved: Texts) => {
  const sites = await Promise.all(siteIds(texts).map((id) => checked(contentRoot, id, unsaved)));
  return { contents: sites.map(({ content }) => content), errors: sites.flatMap(({ errors }) => errors) };
};

const listsChanges = (texts: Texts): { readonly plan: Plan; readonly changed: Texts } => {
  const { events, sites, showings, settings } = showingsIn(texts);
  const plan = planLists(showings, settings[0] ?? {});
  const rewritten = [
    ...[...events].map(([file, text]) => {
      const moves = plan.moves.filter(({ showing }) => showing.file === file);
      return [file, rewriteShowings(text, moves)] as const;
    }),
    ...[...sites].map(([file, text]) => [file, rewriteSettings(text, plan)] as const),
  ];
  return { plan, changed: new Map(rewritten.filter(([file, text]) => text !== texts.get(file))) };
};

export interface Upgrade {
  readonly applied: Migrated["applied"];
  /** What moves into lists; null while the content has errors. */
  readonly plan: Plan | null;
  /** The errors that are left after the migrations. */
  readonly errors: readonly Problem[];
  /** The new texts of the files that change. */
  readonly changed: Texts;
}

/**
 * Plans the upgrade of a content folder: first the migrations, which may cure errors, then the lists.
 *
 * @throws when content that can be built could not be afterwards, or lists would make it another.
 */
export const planUpgrade = async (
  contentRoot: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Upgrade> => {
  const saved = readTexts(contentRoot);
  const { applied, changed: migrated } = runMigrations(saved, migrations);
  const before = await checkAll(contentRoot, saved, migrated);
  if (before.errors.length > 0) {
    const isSoundAsItIs = applied.length > 0 && (await checkAll(contentRoot, saved, new Map())).errors.length === 0;
    if (isSoundAsItIs) throw new Error(OTHER_CONTENT);
    return { applied, plan: null, errors: before.errors, changed: migrated };
  }
  const lists = listsChanges(new Map([...saved, ...migrated]));
  const changed = new Map([...migrated, ...lists.changed]);
  const after = await checkAll(contentRoot, saved, changed);
  if (!isDeepStrictEqual(after.contents, before.contents)) throw new Error(OTHER_CONTENT);
  return { applied, plan: lists.plan, errors: [], changed };
};

/** Writes all files: each beside its old one first, then all are renamed. */
export const writeUpgrade = (contentRoot: string, { changed }: Upgrade): void => {
  const aside = (file: string): string => `${join(contentRoot, file)}.ny`;
  for (const [file, text] of changed) writeFileSync(aside(file), text);
  for (const file of changed.keys()) renameSync(aside(file), join(contentRoot, file));
};
