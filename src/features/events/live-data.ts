import { byText } from "../../../domain/collections/by-text";
import type { LiveShowing } from "./live-showing";
import { isShowing, type LiveData } from "./showings-in";
import { withLive } from "./with-live";

type Live = ReadonlyMap<string, LiveShowing>;

const startOf = (value: unknown): string => (isShowing(value) ? value.start : "");

/** A list of showings stays in the order of their times. */
const renewedList = (items: readonly unknown[], live: Live): readonly unknown[] => {
  const renewed = items.map((item) => renewedValue(item, live));
  if (renewed.every((item, index) => item === items[index])) return items;
  const isMoved = renewed.some((item, index) => startOf(item) !== startOf(items[index]));
  return isMoved ? [...renewed].sort(byText(startOf)) : renewed;
};

const isData = (value: unknown): value is LiveData =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const renewedValue = (value: unknown, live: Live): unknown => {
  if (Array.isArray(value)) return renewedList(value, live);
  if (!isData(value)) return value;
  if (!isShowing(value)) return withLiveData(value, live);
  const current = live.get(value.key);
  return current === undefined ? value : withLive(value, current);
};

/**
 * The data of a part of a page with the current data of all showings in it, as if the page had been built with that.
 * What does not change stays the same object.
 */
export const withLiveData = <Data extends LiveData>(data: Data, live: Live): Data => {
  const changed = Object.entries(data)
    .map(([name, value]) => [name, value, renewedValue(value, live)] as const)
    .filter(([, value, renewed]) => renewed !== value)
    .map(([name, , renewed]) => [name, renewed] as const);
  return changed.length === 0 ? data : { ...data, ...Object.fromEntries(changed) };
};
