import { offlineStrings } from "../../lib/offline-strings";
import { momentInWords } from "./kept-words";
import { isSound } from "./kind-of-request";
import { titleOf, withKeptPages, withoutScripts, withPlainPictures } from "./page-html";
import { answeredAt, pages, readAnywhere } from "./shelves";

interface Named {
  readonly path: string;
  /** What the house calls the page; otherwise its own title. */
  readonly label?: string;
}

interface OfflineSettings {
  /** The address of the house's own page for readers without a network, or null. */
  readonly page: string | null;
  /** Pages that are always kept; first in the list of what can be read. */
  readonly keep: readonly Named[];
}

/** Where the plugin keeps the house's own page, under a revision. */
export const OFFLINE_PAGE = "/offline-plugin-app-shell-fallback/index.html";

/** So many pages are named, the latest first. */
const LISTED = 12;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entry = async ({ path, label }: Named, now: number): Promise<string> => {
  const kept = await pages.read(path);
  const title = label === undefined ? kept && titleOf(await kept.clone().text()) : escaped(label);
  if (kept === null || title === null) return "";
  const at = answeredAt(kept);
  const since = at === null ? "" : ` (${offlineStrings.keptSince(momentInWords(at, now))})`;
  return `<li><a href="${path}">${title}</a>${since}</li>`;
};

const listOfKept = async ({ page, keep }: OfflineSettings, now: number): Promise<string> => {
  const latestFirst = [...(await pages.paths())].reverse();
  const isOther = (path: string): boolean => path !== page && !keep.some((one) => one.path === path);
  const others = latestFirst.filter(isOther).map((path) => ({ path }));
  const always = keep.filter(({ path }) => latestFirst.includes(path));
  const entries = [];
  for (const one of [...always, ...others].slice(0, LISTED)) entries.push(await entry(one, now));
  return entries.join("");
};

/** What there is to say when the house's own page is not to be had either. */
const plainPage = (list: string): string => {
  const { pageTitle, pageText, nothingKept, tryAgain } = offlineStrings;
  const words = list === "" ? `<p>${nothingKept}</p>` : `<p>${pageText}</p><ul>${list}</ul>`;
  return `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${pageTitle}</title></head><body><main><h1>${pageTitle}</h1>${words}<p><a href="">${tryAgain}</a></p></main></body></html>`;
};

const htmlPage = (html: string, headers = new Headers()): Response => {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status: 503, headers });
};

/** When storage fails in the midst of it. */
export const lastPage = (): Response => htmlPage(plainPage(""));

/**
 * What a reader without a network gets for a page that was not kept: the house's own page, at the address that was asked
 * for, with a list of what can be read. It has no scripts, so it needs nothing that may be missing.
 */
export const offlinePage = async (settings: OfflineSettings): Promise<Response> => {
  const list = await listOfKept(settings, Date.now());
  const kept = settings.page === null ? null : await readAnywhere(OFFLINE_PAGE);
  const own = kept !== null && isSound("page", kept) ? kept : null;
  const headers = new Headers(own?.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const html = own === null ? plainPage(list) : withPlainPictures(withoutScripts(await own.text()));
  return htmlPage(withKeptPages(html, list), headers);
};
