import { resolve } from "node:path";
import { z } from "zod";
import { type SiteOffline, siteOfflineSchema } from "../../domain/contracts/site-offline";
import { writeContract } from "./write-contract";

/** The file that webpack resolves as "site-offline.json". */
export const OFFLINE_FILE = resolve(".cache/site-offline.json");

/** `SERVICE_WORKER=off` publishes a worker that removes itself: docs/publishing.md. */
export const workerIsOff = (): boolean => process.env.SERVICE_WORKER === "off";

const pageNode = z.object({ path: z.string(), blocks: z.array(z.unknown()) });
const offlineBlock = z.object({
  component: z.literal("offline"),
  links: z.array(z.object({ label: z.string(), path: z.string() })),
});

/** The offline page, and the pages that its block lists, from the Page nodes. */
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
  writeContract({ file: OFFLINE_FILE, schema: siteOfflineSchema, value: offlineOf(pages, !workerIsOff()) });
