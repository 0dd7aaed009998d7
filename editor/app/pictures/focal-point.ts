import { isObject } from "../../../domain/json/json";

/** A point in a picture, as fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** Two decimals: precise enough to the eye, and a small diff. */
const clamped = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

const shareIn = (value: unknown): number => (typeof value === "number" && value >= 0 && value <= 1 ? value : 0.5);

export const pointIn = (value: unknown): Point =>
  isObject(value) ? { x: shareIn(value.x), y: shareIn(value.y) } : MIDDLE;

/** The point of a click on a picture. */
export const pointAt = (
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, top, width, height }: Pick<DOMRect, "left" | "top" | "width" | "height">,
): Point => ({ x: clamped((clientX - left) / width), y: clamped((clientY - top) / height) });

const STEP = 0.01;
const LONG_STEP = 0.1;

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point after a key press; null for other keys. */
export const pointAfter = ({ x, y }: Point, key: string, isLeap: boolean): Point | null => {
  const direction = DIRECTIONS[key];
  const by = isLeap ? LONG_STEP : STEP;
  return direction === undefined ? null : { x: clamped(x + direction.x * by), y: clamped(y + direction.y * by) };
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const pointText = ({ x, y }: Point): string => `${percent(x)} fra venstre, ${percent(y)} fra toppen`;

/** `object-position` for a box of another aspect ratio. */
export const cssPosition = ({ x, y }: Point): string => `${x * 100}% ${y * 100}%`;
