import settings from "site-offline.json";
import { keptLine, keptWords } from "./kept-words";
import { isSound, type Kind } from "./kind-of-request";
import { ANSWER_MS, networkFirst, patience, type Reason } from "./network-first";
import { lastPage, offlinePage } from "./offline-page";
import { withLine } from "./page-html";
import { answeredAt, data, pages, readAnywhere, type Shelf, shelfOf } from "./shelves";
import { within } from "./time-limit";
import type { FetchEvent } from "./worker-scope";

/** Told when data had to be taken from what was kept. */
type TellPage = (event: FetchEvent, at: number | null, reason: Reason) => Promise<void>;

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** One page has one address, whatever stands in its query or at its end. */
const pagePath = (request: Request): string => pathOf(request).replace(/(.)\/$/, "$1");

interface Learning {
  readonly shelf: Shelf;
  readonly kind: Kind;
  readonly path: string;
  readonly network: Promise<Response>;
}

/** Keeps what the network has answered, and forgets what it says is gone or has moved. */
const learn = ({ shelf, kind, path, network }: Learning): Promise<void> =>
  network.then(
    (response) => {
      if (isSound(kind, response)) return shelf.keep(path, response.clone());
      const isGone = response.type === "opaqueredirect" || response.redirected || [404, 410].includes(response.status);
      return isGone ? shelf.drop(path) : undefined;
    },
    () => undefined,
  );

/** The answer that the browser asked for while the worker was waking up, or one that is asked for now. */
const fromNetwork = ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  within(
    Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request)),
    ANSWER_MS,
  );

/** What was kept, unless it has been spoilt. */
const readSound = async (shelf: Shelf, kind: Kind, path: string): Promise<Response | null> => {
  const kept = await shelf.read(path);
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
  event.waitUntil(learn({ shelf: pages, kind: "page", path, network }));
  const answer = await networkFirst({ network, readKept: () => readSound(pages, "page", path), patience: patience() });
  if (answer === null) return offlinePage(settings);
  return answer.kept === null ? answer.response : withAge(answer.response, answer.kept);
};

/**
 * A page as it is now; else as it was, with a line that says so; else a page that helps. Never the browser's error, whatever fails
 * on the way.
 */
export const answerPage = (event: FetchEvent): Promise<Response> =>
  newestPage(event)
    .catch(() => offlinePage(settings))
    .catch(lastPage);

/** Data as it is now, else as it was; the page is told then, and tells its reader. */
export const answerData = async (event: FetchEvent, tellPage: TellPage): Promise<Response> => {
  const path = pathOf(event.request);
  const network = within(fetch(event.request), ANSWER_MS);
  event.waitUntil(learn({ shelf: data, kind: "data", path, network }));
  const answer = await networkFirst({ network, readKept: () => readSound(data, "data", path), patience: patience() });
  if (answer === null) return Response.error();
  if (answer.kept !== null) event.waitUntil(tellPage(event, answeredAt(answer.response), answer.kept));
  return answer.response;
};

/** Leaves its place to the colour that every picture has until it has come, where browsers would draw a broken one. */
const blankPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { "content-type": "image/svg+xml" } });

/** A file that never changes: from what was kept, whatever build it belongs to; else from the network. */
export const answerFile = async (kind: "code" | "picture", event: FetchEvent): Promise<Response> => {
  const path = pathOf(event.request);
  // What was kept may be broken itself: the page asks for it once more, past what was kept (lib/fetch-code.ts).
  const kept = event.request.cache === "reload" ? null : await readAnywhere(path);
  if (kept !== null && isSound(kind, kept)) return kept;
  try {
    const response = await within(fetch(event.request), ANSWER_MS);
    if (isSound(kind, response)) event.waitUntil(shelfOf(kind).keep(path, response.clone()));
    return response;
  } catch {
    return kind === "picture" ? blankPicture() : Response.error();
  }
};
