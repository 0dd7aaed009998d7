import settings from "site-offline.json";
import { pageDataPath } from "../../../domain/addresses/page-data-path";
import { answeredAt, type BoundedCache, cacheOf, data, pages, readAnywhere } from "./bounded-caches";
import { isCacheable, isOwn, isOwnRedirected } from "./kind-of-request";
import { maximumWait, networkFirst, RESPONSE_MS, type Reason } from "./network-first";
import { lastPage, offlinePage } from "./offline-page";
import { withNotice } from "./page-html";
import { staleNotice, staleNoticeText } from "./stale-notice";
import { within } from "./time-limit";
import type { FetchEvent } from "./worker-scope";

/** Notifies the page when its data came from the cache. */
type NotifyPage = (event: FetchEvent, at: number | null, reason: Reason) => Promise<void>;

const pathOf = ({ url }: Pick<Request, "url">): string => new URL(url).pathname;

/** One page has one cache key, whatever its query or trailing slash. */
const pagePath = (request: Pick<Request, "url">): string => pathOf(request).replace(/(.)\/$/, "$1");

interface CacheUpdate {
  readonly cache: BoundedCache;
  readonly kind: "page" | "data";
  readonly path: string;
  readonly network: Promise<Response>;
}

/**
 * Deletes a cached page, with its data, when the site has given it another address. The response to a navigation does
 * not say where it redirects, and it may be a captive portal's: the redirect is followed.
 */
const dropMoved = async (path: string): Promise<void> => {
  if ((await pages.read(path)) === null) return;
  const moved = await within(fetch(path), RESPONSE_MS).then(
    (response) => pagePath(response) !== path && isOwnRedirected(response),
    () => false,
  );
  if (moved) await Promise.all([pages.drop(path), data.drop(pageDataPath(path))]);
};

/** Caches the network's response, and deletes what is gone or has moved. */
const updateCache = ({ cache, kind, path, network }: CacheUpdate): Promise<void> =>
  network.then(
    async (response) => {
      if (response.type === "opaqueredirect") return dropMoved(path);
      if ([404, 410].includes(response.status)) return cache.drop(path);
      // Before the page reads it.
      const copy = response.clone();
      if (await isOwn(kind, copy)) await cache.keep(path, copy);
    },
    () => undefined,
  );

/** The response that the browser preloaded while the worker started, or a new request. */
const fromNetwork = ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  within(
    Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request)),
    RESPONSE_MS,
  );

/** The cached response, unless it is invalid. */
const readValid = async (cache: BoundedCache, kind: CacheUpdate["kind"], path: string): Promise<Response | null> => {
  const cached = await cache.read(path);
  return cached !== null && (await isOwn(kind, cached)) ? cached : null;
};

const withAge = async (cached: Response, reason: Reason): Promise<Response> => {
  const at = answeredAt(cached);
  const notice = staleNotice({ text: staleNoticeText(reason, at, Date.now()), at });
  const headers = new Headers(cached.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(withNotice(await cached.text(), notice), { headers });
};

const newestPage = async (event: FetchEvent): Promise<Response> => {
  const path = pagePath(event.request);
  const network = fromNetwork(event);
  event.waitUntil(updateCache({ cache: pages, kind: "page", path, network }));
  const answer = await networkFirst({
    network,
    readCached: () => readValid(pages, "page", path),
    maximumWait: maximumWait(),
  });
  if (answer === null) return offlinePage(settings);
  return answer.staleReason === null ? answer.response : withAge(answer.response, answer.staleReason);
};

/**
 * The page from the network; else from the cache, with a notice of its age; else the offline page. Never the browser's
 * error page, whatever fails.
 */
export const answerPage = (event: FetchEvent): Promise<Response> =>
  newestPage(event)
    .catch(() => offlinePage(settings))
    .catch(lastPage);

/** Data from the network, else from the cache; the page is then notified, and shows a notice. */
export const answerData = async (event: FetchEvent, notifyPage: NotifyPage): Promise<Response> => {
  const path = pathOf(event.request);
  const network = within(fetch(event.request), RESPONSE_MS);
  event.waitUntil(updateCache({ cache: data, kind: "data", path, network }));
  const answer = await networkFirst({
    network,
    readCached: () => readValid(data, "data", path),
    maximumWait: maximumWait(),
  });
  if (answer === null) return Response.error();
  if (answer.staleReason !== null) event.waitUntil(notifyPage(event, answeredAt(answer.response), answer.staleReason));
  return answer.response;
};

/** An empty picture, which leaves the placeholder colour visible; browsers would draw a broken image. */
const blankPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { "content-type": "image/svg+xml" } });

/** An immutable file: from the cache, whatever build it belongs to; else from the network. */
export const answerFile = async (kind: "code" | "picture", event: FetchEvent): Promise<Response> => {
  const path = pathOf(event.request);
  // The cached copy may be broken: the page then requests it again, past the cache (lib/fetch-code.ts).
  const cached = event.request.cache === "reload" ? null : await readAnywhere(path);
  if (cached !== null && isCacheable(kind, cached)) return cached;
  try {
    const response = await within(fetch(event.request), RESPONSE_MS);
    if (isCacheable(kind, response)) event.waitUntil(cacheOf(kind).keep(path, response.clone()));
    return response;
  } catch {
    return kind === "picture" ? blankPicture() : Response.error();
  }
};
