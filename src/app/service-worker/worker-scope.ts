/** Types of a service worker's scope; one TypeScript project cannot include both DOM and worker libraries. */

export interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  /**
   * The response that the browser requests while the worker starts (navigation preload); undefined where unsupported.
   */
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
