import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { decodedPath } from "../../domain/addresses/redirect-path";
import { type PublishedState, publishedFile, settingNames } from "../../domain/publishing/published-state";
import { writeWhenChanged } from "../write-when-changed";

const keyed = z.object({ key: z.string() });
const page = z.object({ path: z.string() });
const redirects = z.object({ redirects: z.array(z.object({ from: z.string() })) });

export type NodesOfType = (type: string) => readonly unknown[];

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();

/** What a build has published, from its nodes and the site's settings. */
export const publishedState = (nodesOf: NodesOfType, settings: object): PublishedState => {
  const keys = (type: string) => sorted(nodesOf(type).flatMap((node) => keyed.safeParse(node).data?.key ?? []));
  return {
    pages: sorted(nodesOf("Page").flatMap((node) => page.safeParse(node).data?.path ?? [])),
    menuItems: keys("MenuItem"),
    productions: keys("Production"),
    events: keys("Event"),
    articles: keys("Article"),
    redirects: sorted(
      nodesOf("RedirectsSettings").flatMap((node) =>
        (redirects.safeParse(node).data?.redirects ?? []).map(({ from }) => decodedPath(from)),
      ),
    ),
    settings: settingNames(settings),
  };
};

/** Writes what has been published, for the next content check; see docs/decisions/0033. */
export const writePublished = (nodesOf: NodesOfType, settings: object, root = "."): void => {
  const site = keyed.safeParse(nodesOf("Website")[0]).data;
  if (!site) return;
  const file = resolve(root, publishedFile(site.key));
  mkdirSync(dirname(file), { recursive: true });
  writeWhenChanged(file, `${JSON.stringify(publishedState(nodesOf, settings), null, 2)}\n`);
};
