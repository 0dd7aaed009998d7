import { pageDataPath } from "../../rules/page-data-path";
import { isSound, kindOfFile } from "./kind-of-request";
import type { KeepRequest, PageToKeep } from "./messages";
import { ANSWER_MS } from "./network-first";
import { OFFLINE_PAGE } from "./offline-page";
import { filesOf } from "./page-html";
import { answeredAt, data, pages, readAnywhere, shelfOf } from "./shelves";
import { within } from "./time-limit";

/** Never a redirect: a page that has moved is kept where it is now, by whoever goes there. */
const ask = async (path: string, signal?: AbortSignal): Promise<Response | null> => {
  try {
    return await within(fetch(path, { redirect: "error", ...(signal && { signal }) }), ANSWER_MS);
  } catch {
    return null;
  }
};

/**
 * Keeps a file, unless it is kept already. What the plugin has kept goes when another worker takes over, and pages that were kept
 * before still need it.
 */
export const keepFile = async (path: string, signal?: AbortSignal): Promise<void> => {
  const kind = kindOfFile(path);
  if (kind === null || (await shelfOf(kind).read(path)) !== null) return;
  const response = (await readAnywhere(path)) ?? (await ask(path, signal));
  if (response !== null && isSound(kind, response)) await shelfOf(kind).keep(path, response);
};

const isYoung = async ({ path, unlessYoungerMs }: PageToKeep): Promise<boolean> => {
  const kept = await pages.read(path);
  const at = kept && answeredAt(kept);
  return at !== null && Date.now() - at < unlessYoungerMs;
};

const keepData = async (path: string, signal: AbortSignal): Promise<void> => {
  const response = await ask(path, signal);
  if (response !== null && isSound("data", response)) await data.keep(path, response);
};

/** Keeps a page as it is now, with its data and the code that it starts with. Without a network, all stays as it was. */
const keepPage = async (page: PageToKeep, signal: AbortSignal): Promise<void> => {
  if (await isYoung(page)) return;
  const response = await ask(page.path, signal);
  if (response === null || !isSound("page", response)) return;
  const html = await response.clone().text();
  await pages.keep(page.path, response);
  await keepData(pageDataPath(page.path), signal);
  for (const file of filesOf(html, ["code"])) await keepFile(file, signal);
};

/**
 * Does what a page asks for, one thing after the other: the reader's own requests come first.
 * @param signal Ends it: what is left is asked for again by the next page.
 */
export const keepAll = async ({ keepPages, keepFiles }: KeepRequest, signal: AbortSignal): Promise<void> => {
  for (const file of keepFiles) if (!signal.aborted) await keepFile(file, signal);
  for (const page of keepPages) if (!signal.aborted) await keepPage(page, signal);
};

/** Keeps what the page for readers without a network shows; the plugin sees to its styles and fonts only. */
export const keepOfflinePictures = async (): Promise<void> => {
  const html = await (await ask(OFFLINE_PAGE))?.text();
  for (const file of filesOf(html ?? "", ["picture"])) await keepFile(file);
};
