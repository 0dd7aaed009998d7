import { renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { buildMoment } from "../../../plugins/gatsby-source-kulturhus/src/build-day";
import { loadContent } from "../../../plugins/gatsby-source-kulturhus/src/pipeline/load-content";
import { dateOf } from "../../../src/rules/time/local-time";
import { type Plan, planLists } from "./plan-lists";
import { readFolder, type Texts } from "./read-folder";
import { rewriteSettings, rewriteShowings } from "./rewrite";

const resolved = async (contentRoot: string, siteId: string, unsaved: Texts): Promise<unknown> => {
  const today = dateOf(buildMoment());
  const staticRoot = resolve(contentRoot, "../static");
  const { loaded } = await loadContent({ contentRoot, staticRoot, siteId, today, unsaved });
  return loaded === null ? null : [loaded.events.map(({ entity }) => entity), loaded.resolvedPages.length];
};

export interface Upgrade {
  readonly plan: Plan;
  /** The new texts of the files that change. */
  readonly changed: Texts;
}

/**
 * Plans the upgrade of a content folder.
 *
 * @throws when the content cannot be built, or would be different afterwards.
 */
export const planUpgrade = async (contentRoot: string): Promise<Upgrade> => {
  const { events, sites, showings, settings } = readFolder(contentRoot);
  const ids = settings.map(({ id }) => String(id));
  const before = await Promise.all(ids.map((id) => resolved(contentRoot, id, new Map())));
  if (before.includes(null)) throw new Error("Innholdet har feil. Rett det som npm run check:content viser, først.");
  const plan = planLists(showings, settings[0] ?? {});
  const rewritten = new Map([
    ...[...events].map(([file, text]) => {
      const moves = plan.moves.filter(({ showing }) => showing.file === file);
      return [file, rewriteShowings(text, moves)] as const;
    }),
    ...[...sites].map(([file, text]) => [file, rewriteSettings(text, plan)] as const),
  ]);
  const changed = new Map([...rewritten].filter(([file, text]) => text !== (events.get(file) ?? sites.get(file))));
  const after = await Promise.all(ids.map((id) => resolved(contentRoot, id, changed)));
  if (!isDeepStrictEqual(after, before)) throw new Error("Innholdet ville blitt et annet. Ingenting er skrevet.");
  return { plan, changed };
};

/** Writes all files: each beside its old one first, then all are renamed. */
export const writeUpgrade = (contentRoot: string, { changed }: Upgrade): void => {
  const aside = (file: string): string => `${join(contentRoot, file)}.ny`;
  for (const [file, text] of changed) writeFileSync(aside(file), text);
  for (const file of changed.keys()) renameSync(aside(file), join(contentRoot, file));
};
