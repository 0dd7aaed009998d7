import settings from "site-offline.json";
import { loadTwice } from "../../lib/fetch-code";
import { whenIdle } from "../../lib/when-idle";
import type { Offline } from "../offline/start-offline";
import type { RouteUpdate } from "./route-update";

let offline: Promise<Offline> | null = null;

const start = (): void => {
  offline = loadTwice(() => import("../offline/start-offline")).then(({ startOffline }) => startOffline());
  offline.catch(() => undefined); // No network: there will be another visit.
};

/** The service worker comes when the page is alive and at rest: readers' first page is for reading. */
export const startReadingOffline = (): void => {
  if (process.env.NODE_ENV !== "production" || !settings.enabled || !("serviceWorker" in navigator)) return;
  whenIdle(start, { within: 5000, orAfter: 1000 });
};

/** Pages that a reader goes to are kept too. */
export const keepArrival = ({ location, prevLocation }: RouteUpdate): void => {
  if (prevLocation === null || prevLocation.pathname === location.pathname) return;
  offline?.then(
    ({ arrived }) => arrived(location.pathname),
    () => undefined,
  );
};
