import settings from "site-offline.json";
import { loadTwice } from "../../lib/fetch-code";
import { whenIdle } from "../../lib/when-idle";
import type { RouteUpdate } from "../arrival/route-update";
import type { Offline } from "./start-offline";

let offline: Promise<Offline> | null = null;

const start = (): void => {
  offline = loadTwice(() => import("./start-offline")).then(({ startOffline }) => startOffline());
  offline.catch(() => undefined); // No network: there will be another visit.
};

/** Registers the service worker after hydration, when the browser is idle: the first page has priority. */
export const startOfflineSupport = (): void => {
  if (process.env.NODE_ENV !== "production" || !settings.enabled || !("serviceWorker" in navigator)) return;
  whenIdle(start, { within: 5000, orAfter: 1000 });
};

/** Visited pages are cached too. */
export const cacheVisitedPage = ({ location, prevLocation }: RouteUpdate): void => {
  if (prevLocation === null || prevLocation.pathname === location.pathname) return;
  offline?.then(
    ({ arrived }) => arrived(location.pathname),
    () => undefined,
  );
};
