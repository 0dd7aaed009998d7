import type { SiteOffline } from "../../../domain/contracts/site-offline";
import { FALLBACK_PAGE } from "../../../domain/offline-fallback";
import { offlineTexts } from "../../lib/offline-texts";
import { answeredAt, pages, readAnywhere } from "./bounded-caches";
import { isCacheable } from "./kind-of-request";
import { titleOf, withCachedPages, withoutScripts, withPlainPictures } from "./page-html";
import { momentText } from "./stale-notice";

interface Named {
  readonly path: string;
  /** The name in the content; otherwise the page's own title. */
  readonly label?: string;
}

type OfflineSettings = Pick<SiteOffline, "page" | "keep">;

/** Where the plugin precaches the site's offline page, with a revision. */
export const OFFLINE_PAGE = `/${FALLBACK_PAGE}`;

/** How many pages are listed, the latest first. */
const LISTED = 12;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entry = async ({ path, label }: Named, now: number): Promise<string> => {
  const cached = await pages.read(path);
  const title = label === undefined ? cached && titleOf(await cached.clone().text()) : escaped(label);
  if (cached === null || title === null) return "";
  const at = answeredAt(cached);
  const since = at === null ? "" : ` (${offlineTexts.cachedSince(momentText(at, now))})`;
  return `<li><a href="${path}">${title}</a>${since}</li>`;
};

const cachedList = async ({ page, keep }: OfflineSettings, now: number): Promise<string> => {
  const latestFirst = [...(await pages.paths())].reverse();
  const isOther = (path: string): boolean => path !== page && !keep.some((one) => one.path === path);
  const others = latestFirst.filter(isOther).map((path) => ({ path }));
  const always = keep.filter(({ path }) => latestFirst.includes(path));
  const entries = [];
  for (const one of [...always, ...others].slice(0, LISTED)) entries.push(await entry(one, now));
  return entries.join("");
};

/** The fallback when the site's offline page is not cached either. */
const plainPage = (list: string): string => {
  const { pageTitle, pageText, nothingCached, tryAgain } = offlineTexts;
  const body = list === "" ? `<p>${nothingCached}</p>` : `<p>${pageText}</p><ul>${list}</ul>`;
  return `<!DOCTYPE html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${pageTitle}</title></head><body><main><h1>${pageTitle}</h1>${body}<p><a href="">${tryAgain}</a></p></main></body></html>`;
};

const htmlPage = (html: string, headers = new Headers()): Response => {
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status: 503, headers });
};

/** When storage fails meanwhile. */
export const lastPage = (): Response => htmlPage(plainPage(""));

/**
 * The response to a page that is not cached: the site's offline page, at the requested address, with a list of cached
 * pages. It has no scripts, so it needs nothing that may be missing.
 */
export const offlinePage = async (settings: OfflineSettings): Promise<Response> => {
  const list = await cachedList(settings, Date.now());
  const cached = settings.page === null ? null : await readAnywhere(OFFLINE_PAGE);
  const own = cached !== null && isCacheable("page", cached) ? cached : null;
  const headers = new Headers(own?.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  const html = own === null ? plainPage(list) : withPlainPictures(withoutScripts(await own.text()));
  return htmlPage(withCachedPages(html, list), headers);
};
