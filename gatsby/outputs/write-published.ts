import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { type PublishedState, publishedFile } from "../../src/rules/content/published-state";
import { writeWhenChanged } from "../write-when-changed";

const keyed = z.object({ key: z.string() });
const page = z.object({ path: z.string() });

export type NodesOfType = (type: string) => readonly unknown[];

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** What a build has published, from its nodes. */
export const publishedState = (nodesOf: NodesOfType): PublishedState => {
  const keys = (type: string) => sorted(nodesOf(type).flatMap((node) => keyed.safeParse(node).data?.key ?? []));
  return {
    pages: sorted(nodesOf("Page").flatMap((node) => page.safeParse(node).data?.path ?? [])),
    menuItems: keys("MenuItem"),
    productions: keys("Production"),
    events: keys("Event"),
    articles: keys("Article"),
  };
};

/** Writes what has been published, for the next content check; see docs/decisions/0033. */
export const writePublished = (nodesOf: NodesOfType, root = "."): void => {
  const site = keyed.safeParse(nodesOf("Website")[0]).data;
  if (!site) return;
  const file = resolve(root, publishedFile(site.key));
  mkdirSync(dirname(file), { recursive: true });
  writeWhenChanged(file, `${JSON.stringify(publishedState(nodesOf), null, 2)}\n`);
};
