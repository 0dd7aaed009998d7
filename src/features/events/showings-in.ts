import type { BuiltShowing } from "./with-live";

/** Data that may have showings in them, at any depth. No list. */
export type LiveData = Readonly<Record<string, unknown>>;

export const isShowing = (value: unknown): value is BuiltShowing =>
  typeof value === "object" && value !== null && "key" in value && "start" in value && "status" in value;

/** All showings in the data of a part of a page, wherever they are. */
export const showingsIn = (data: unknown): readonly BuiltShowing[] => {
  if (isShowing(data)) return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(showingsIn) : [];
};
