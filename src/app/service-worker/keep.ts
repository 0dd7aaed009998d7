import { pageDataPath } from "../../../domain/addresses/page-data-path";
import { answeredAt, cacheOf, data, pages, readAnywhere } from "./bounded-caches";
import { isCacheable, isOwn, kindOfFile } from "./kind-of-request";
import type { KeepRequest, PageToKeep } from "./messages";
import { RESPONSE_MS } from "./network-first";
import { OFFLINE_PAGE } from "./offline-page";
import { filesOf } from "./page-html";
import { within } from "./time-limit";

/** Never follows redirects: a moved page is cached at its new address when it is visited. */
const request = async (path: string, signal?: AbortSignal): Promise<Response | null> => {
  try {
    return await within(fetch(path, { redirect: "error", ...(signal && { signal }) }), RESPONSE_MS);
  } catch {
    return null;
  }
};

/**
 * Caches a file, unless it is cached already. The plugin's precache is deleted when another worker takes over, and
 * cached pages still need its files.
 */
const keepFile = async (path: string, signal?: AbortSignal): Promise<void> => {
  const kind = kindOfFile(path);
  if (kind === null || (await cacheOf(kind).read(path)) !== null) return;
  const response = (await readAnywhere(path)) ?? (await request(path, signal));
  if (response !== null && isCacheable(kind, response)) await cacheOf(kind).keep(path, response);
};

const isYoung = async ({ path, unlessYoungerMs }: PageToKeep): Promise<boolean> => {
  const cached = await pages.read(path);
  const at = cached && answeredAt(cached);
  return at !== null && Date.now() - at < unlessYoungerMs;
};

const keepData = async (path: string, signal: AbortSignal): Promise<void> => {
  const response = await request(path, signal);
  if (response !== null && (await isOwn("data", response))) await data.keep(path, response);
};

/** Caches a page with its data and start scripts. Offline, the cached copy stays. */
const keepPage = async (page: PageToKeep, signal: AbortSignal): Promise<void> => {
  if (await isYoung(page)) return;
  const response = await request(page.path, signal);
  if (response === null || !(await isOwn("page", response))) return;
  const html = await response.clone().text();
  await pages.keep(page.path, response);
  await keepData(pageDataPath(page.path), signal);
  for (const file of filesOf(html, ["code"])) await keepFile(file, signal);
};

/**
 * Carries out a page's request, one file after another: the visitor's own requests have priority.
 * @param signal Aborts it: the next page requests the rest again.
 */
export const keepAll = async ({ keepPages, keepFiles }: KeepRequest, signal: AbortSignal): Promise<void> => {
  for (const file of keepFiles) if (!signal.aborted) await keepFile(file, signal);
  for (const page of keepPages) if (!signal.aborted) await keepPage(page, signal);
};

/** Caches the pictures of the offline page; the plugin precaches only its styles and fonts. */
export const keepOfflinePictures = async (): Promise<void> => {
  const html = await (await request(OFFLINE_PAGE))?.text();
  for (const file of filesOf(html ?? "", ["picture"])) await keepFile(file);
};
