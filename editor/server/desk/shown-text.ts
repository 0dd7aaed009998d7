import { moment } from "../../../domain/fields";
import type { Json } from "../../../domain/json/json";
import { type ShownWindow, windowText } from "../../../domain/publishing/shown-window";
import type { LocalDateTime } from "../../../domain/time/local-time";

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
