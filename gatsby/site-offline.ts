import { resolve } from "node:path";
import { z } from "zod";
import { writeWhenChanged } from "./write-when-changed";

/** Where webpack finds what is kept for reading without a network; src/app imports it as "site-offline.json". */
export const OFFLINE_FILE = resolve(".cache/site-offline.json");

/** `SERVICE_WORKER=off` publishes a worker that takes itself away: docs/publishing.md. */
export const workerIsOff = (): boolean => process.env.SERVICE_WORKER === "off";

const pageNode = z.object({ path: z.string(), blocks: z.array(z.unknown()) });
const offlineBlock = z.object({
  component: z.literal("offline"),
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});

interface SiteOffline {
  readonly enabled: boolean;
  /** The page with the block `offline`, or null. */
  readonly page: string | null;
  readonly keep: readonly { readonly label: string; readonly path: string }[];
}

/** The page for readers without a network, and the pages that its block names, from the site's Page nodes. */
export const offlineOf = (pages: readonly unknown[], enabled: boolean): SiteOffline => {
  for (const node of pages) {
    const page = pageNode.safeParse(node);
    for (const candidate of page.data?.blocks ?? []) {
      const block = offlineBlock.safeParse(candidate);
      if (page.success && block.success) {
        return { enabled, page: page.data.path, keep: block.data.links };
      }
    }
  }
  return { enabled, page: null, keep: [] };
};

export const writeOffline = (pages: readonly unknown[]): void =>
  writeWhenChanged(OFFLINE_FILE, JSON.stringify(offlineOf(pages, !workerIsOff())));
