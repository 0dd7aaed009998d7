import { logError } from "../../lib/log";
import { whenIdle } from "../../lib/when-idle";
import type { LiveShowing } from "./live-showing";
import type { LiveData } from "./showings-in";

export interface LiveSnapshot {
  readonly showings: ReadonlyMap<string, LiveShowing>;
  readonly failed: boolean;
}

/** The page's view of the store with live showings; the store itself is loaded when the page is idle. */
export interface EventsSource {
  /** Requests these showings, if they are neither pending nor loaded. */
  readonly request: (ids: readonly string[]) => void;
  /** Marks everything stale, so that it is requested again. */
  readonly renew: () => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object until something changes. */
  readonly snapshot: () => LiveSnapshot;
  /** The data of a part of a page with current showings (live-data.ts), which pages load with the store. */
  readonly renewed: <Data extends LiveData>(data: Data, showings: LiveSnapshot["showings"]) => Data;
}

const NOTHING: LiveSnapshot = { showings: new Map(), failed: false };

type Load = () => Promise<EventsSource>;

let load: Load | null = null;
let source: EventsSource | null = null;
let isWaiting = false;
const shown = new Set<string>();
const listeners = new Set<() => void>();

const notify = (): void => {
  for (const listener of listeners) listener();
};

const WHEN_IDLE = { within: 2000, orAfter: 200 };

const connect = async (loadSource: Load): Promise<EventsSource> => {
  const connected = await loadSource();
  connected.subscribe(notify);
  return connected;
};

/** Requests everything that the page's parts have registered since the last time, at once. */
const requestShown = async (loadSource: Load): Promise<void> => {
  try {
    source ??= await connect(loadSource);
    source.request([...shown]);
    shown.clear();
  } catch (error) {
    // The page stays as built; the next page retries.
    logError("Failed to fetch", error);
  } finally {
    isWaiting = false;
  }
};

/** Sets how the store is loaded; with null, pages stay as built. Resets the state; the app calls it once. */
export const provideEvents = (loadSource: Load | null): void => {
  load = loadSource;
  source = null;
  isWaiting = false;
  shown.clear();
};

/** Registers showings of the page. Those of all its parts become one request when the page is idle. */
export const show = (ids: readonly string[]): void => {
  const loadSource = load;
  if (loadSource === null || ids.length === 0) return;
  for (const id of ids) shown.add(id);
  if (isWaiting) return;
  isWaiting = true;
  whenIdle(() => void requestShown(loadSource), WHEN_IDLE);
};

/** Requests showings again, for screens that stay open for days. */
export const renewLive = (ids: readonly string[]): void => {
  source?.renew();
  show(ids);
};

export const subscribeToLive = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const liveSnapshot = (): LiveSnapshot => source?.snapshot() ?? NOTHING;

export const renewedData = <Data extends LiveData>(data: Data, { showings }: LiveSnapshot): Data =>
  source === null || showings.size === 0 ? data : source.renewed(data, showings);

export const builtSnapshot = (): LiveSnapshot => NOTHING;
