/** What a service worker has and a page has not; TypeScript cannot know both worlds in one project. */

export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  /** The page's answer, asked for while the worker was still waking up; undefined where that is not possible. */
  readonly preloadResponse: Promise<Response | undefined> | undefined;
  readonly respondWith: (answer: Promise<Response>) => void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface Listening {
  (type: "fetch", listener: (event: FetchEvent) => void): void;
  (type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  (type: "message", listener: (event: ExtendableMessageEvent) => void): void;
}

export interface WorkerScope {
  readonly addEventListener: Listening;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined> };
}
