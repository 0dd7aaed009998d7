import type { Reason } from "./network-first";

/** A page to cache, unless the cached copy is recent enough. */
export interface PageToKeep {
  readonly path: string;
  readonly unlessYoungerMs: number;
}

/** A page's request to the worker. */
export interface KeepRequest {
  readonly keepPages: readonly PageToKeep[];
  /** Paths of the site's own files. */
  readonly keepFiles: readonly string[];
}

/** The worker's message to a page whose data came from the cache. */
export interface StaleMessage {
  /** The path of the data. */
  readonly keptAnswer: string;
  readonly at: number | null;
  readonly reason: Reason;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isPageToKeep = (value: unknown): value is PageToKeep =>
  isObject(value) &&
  "path" in value &&
  typeof value.path === "string" &&
  value.path.startsWith("/") &&
  "unlessYoungerMs" in value &&
  typeof value.unlessYoungerMs === "number";

const isPath = (value: unknown): boolean => typeof value === "string" && value.startsWith("/");

export const isKeepRequest = (value: unknown): value is KeepRequest =>
  isObject(value) &&
  "keepPages" in value &&
  Array.isArray(value.keepPages) &&
  value.keepPages.every(isPageToKeep) &&
  "keepFiles" in value &&
  Array.isArray(value.keepFiles) &&
  value.keepFiles.every(isPath);

export const isStaleMessage = (value: unknown): value is StaleMessage =>
  isObject(value) && "keptAnswer" in value && "at" in value && "reason" in value;

/** A page's message to a worker that waits to take over. */
export const TAKE_OVER = { takeOver: true } as const;

export const isTakeOver = (value: unknown): value is typeof TAKE_OVER =>
  isObject(value) && "takeOver" in value && value.takeOver === true;
