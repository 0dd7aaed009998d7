import { computedOnce } from "../../../domain/collections/computed-once";
import { moment } from "../../../domain/fields";
import { isObject, type Json } from "../../../domain/json/json";
import { type ShownWindow, windowText } from "../../../domain/publishing/shown-window";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { toEpoch } from "../../../domain/time/oslo";
import type { Placed } from "../content/content-folder";

/** Checks for a string first: most entities have none, and a failed parse is expensive. */
const momentIn = (value: unknown): string | undefined =>
  typeof value === "string" ? moment.safeParse(value).data : undefined;

/** Display window of an entity, as far as it is valid. */
export const windowIn = ({ shownFrom, shownUntil }: Json): ShownWindow => ({
  shownFrom: momentIn(shownFrom),
  shownUntil: momentIn(shownUntil),
});

/** "Vises fra 4. desember 2026 kl. 12.00"; empty if always shown. */
export const shownText = (value: Json, now: LocalDateTime): string => windowText(windowIn(value), now);

const turnsIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(turnsIn);
  if (!isObject(value)) return [];
  const own = [value.shownFrom, value.shownUntil].flatMap((turn) => (typeof turn === "string" ? [toEpoch(turn)] : []));
  return [...own, ...Object.values(value).flatMap(turnsIn)];
};

const turnsOf = computedOnce((entities: readonly Placed[]) => entities.flatMap(({ value }) => turnsIn(value)));

/** The same at every moment of a day at which the same is shown. */
export const shownPeriod = (entities: readonly Placed[], now: LocalDateTime): string =>
  `${dateOf(now)} ${turnsOf(entities).filter((turn) => turn <= toEpoch(now)).length}`;
