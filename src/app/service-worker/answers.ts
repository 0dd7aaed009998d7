import settings from "site-offline.json";
import { answeredAt, type BoundedCache, cacheOf, data, pages, readAnywhere } from "./bounded-caches";
import { keptLine, keptWords } from "./kept-words";
import { isSound, type Kind } from "./kind-of-request";
import { ANSWER_MS, networkFirst, patience, type Reason } from "./network-first";
import { lastPage, offlinePage } from "./offline-page";
import { withLine } from "./page-html";
import { within } from "./time-limit";
import type { FetchEvent } from "./worker-scope";

/** Notifies the page when its data came from the cache. */
type TellPage = (event: FetchEvent, at: number | null, reason: Reason) => Promise<void>;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** One page has one cache key, whatever its query or trailing slash. */
const pagePath = (request: Request): string => pathOf(request).replace(/(.)\/$/, "$1");

interface Learning {
  readonly cache: BoundedCache;
  readonly kind: Kind;
  readonly path: string;
  readonly network: Promise<Response>;
}

/** Caches the network's response, and deletes what is gone or has moved. */
const learn = ({ cache, kind, path, network }: Learning): Promise<void> =>
  network.then(
    (response) => {
      if (isSound(kind, response)) return cache.keep(path, response.clone());
      const isGone = response.type === "opaqueredirect" || response.redirected || [404, 410].includes(response.status);
      return isGone ? cache.drop(path) : undefined;
    },
    () => undefined,
  );

/** The response that the browser preloaded while the worker started, or a new request. */
const fromNetwork = ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  within(
    Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request)),
    ANSWER_MS,
  );

/** The cached response, unless it is invalid. */
const readSound = async (cache: BoundedCache, kind: Kind, path: string): Promise<Response | null> => {
  const kept = await cache.read(path);
  return kept !== null && isSound(kind, kept) ? kept : null;
};

const withAge = async (kept: Response, reason: Reason): Promise<Response> => {
  const at = answeredAt(kept);
  const line = keptLine({ words: keptWords(reason, at, Date.now()), at });
  const headers = new Headers(kept.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(withLine(await kept.text(), line), { headers });
};

const newestPage = async (event: FetchEvent): Promise<Response> => {
  const path = pagePath(event.request);
  const network = fromNetwork(event);
  event.waitUntil(learn({ cache: pages, kind: "page", path, network }));
  const answer = await networkFirst({ network, readKept: () => readSound(pages, "page", path), patience: patience() });
  if (answer === null) return offlinePage(settings);
  return answer.kept === null ? answer.response : withAge(answer.response, answer.kept);
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
export const answerData = async (event: FetchEvent, tellPage: TellPage): Promise<Response> => {
  const path = pathOf(event.request);
  const network = within(fetch(event.request), ANSWER_MS);
  event.waitUntil(learn({ cache: data, kind: "data", path, network }));
  const answer = await networkFirst({ network, readKept: () => readSound(data, "data", path), patience: patience() });
  if (answer === null) return Response.error();
  if (answer.kept !== null) event.waitUntil(tellPage(event, answeredAt(answer.response), answer.kept));
  return answer.response;
};

/** An empty picture, which leaves the placeholder colour visible; browsers would draw a broken image. */
const blankPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { "content-type": "image/svg+xml" } });

/** An immutable file: from the cache, whatever build it belongs to; else from the network. */
export const answerFile = async (kind: "code" | "picture", event: FetchEvent): Promise<Response> => {
  const path = pathOf(event.request);
  // The cached copy may be broken: the page then requests it again, past the cache (lib/fetch-code.ts).
  const kept = event.request.cache === "reload" ? null : await readAnywhere(path);
  if (kept !== null && isSound(kind, kept)) return kept;
  try {
    const response = await within(fetch(event.request), ANSWER_MS);
    if (isSound(kind, response)) event.waitUntil(cacheOf(kind).keep(path, response.clone()));
    return response;
  } catch {
    return kind === "picture" ? blankPicture() : Response.error();
  }
};
