import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SHARED } from "../../domain/contracts/shared-with-site";
import { writeWhenChanged } from "../write-when-changed";

/** The member's tickets, the shortcuts of the header's menu in its order, and the search. */
export const SHORTCUTS_QUERY = /* GraphQL */ `
  query Shortcuts {
    website {
      memberPages {
        tickets
      }
      theme {
        searchEnabled
        searchPath
      }
    }
    allMenuItem(
      filter: { place: { eq: header }, shortcut: { ne: null }, path: { ne: null }, onPagesIn: { id: { eq: null } } }
      sort: [{ above: { order: ASC } }, { order: ASC }]
    ) {
      nodes {
        shortcut
        path
      }
    }
  }
`;

/** Systems show four at most. */
const MAX_SHORTCUTS = 4;

const TICKETS = "Mine billetter";

/**
 * Adds to the manifest what an installed site's icon offers when it is held, and that a title or an address can be
 * shared with the site: the search page takes both. gatsby-plugin-manifest writes the manifest
 * before there is content.
 */
export const addShortcuts = ({ website, allMenuItem }: Queries.ShortcutsQuery, publicRoot: string): void => {
  const file = join(publicRoot, "manifest.webmanifest");
  if (!existsSync(file)) return;
  const shortcuts = [{ shortcut: TICKETS, path: website?.memberPages?.tickets ?? null }, ...allMenuItem.nodes].flatMap(
    ({ shortcut, path }) => (shortcut && path?.startsWith("/") ? [{ name: shortcut, url: path }] : []),
  );
  const manifest = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")));
  const target = website?.theme.searchEnabled && {
    share_target: { action: website.theme.searchPath, method: "GET", params: SHARED },
  };
  writeWhenChanged(file, JSON.stringify({ ...manifest, shortcuts: shortcuts.slice(0, MAX_SHORTCUTS), ...target }));
};
