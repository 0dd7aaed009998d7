import { blocksAt, coverOf, partsAt } from "./closely";
import { ALL_ROUTES } from "./routes";

/** The scope of the accessibility tests. The site's own statement must agree: accessibility-statement.spec.ts. */

/** Pages that hold every part of all pages are looked at in every way; the others are made of the same parts. */
export const CLOSELY: readonly string[] = coverOf(ALL_ROUTES, partsAt);

/** Pages that hold every block are read at every width and with text of every size. */
export const READ_CLOSELY: readonly string[] = coverOf(ALL_ROUTES, blocksAt);

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };
/** 1280 × 1024 at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** A finding of axe that is not fixed yet: the tests accept it, and the site's statement has to list it. */
export interface KnownFault {
  /** The fault's id in the statement, where `foundBy` is "tests". */
  readonly id: string;
  /** axe's rule: "color-contrast". */
  readonly rule: string;
  readonly routes: readonly string[];
  /** The element, as axe names it. */
  readonly target: string;
}

export const KNOWN_FAULTS: readonly KnownFault[] = [];

export const ACCESSIBILITY_FACTS = {
  pages: ALL_ROUTES.length,
  closely: CLOSELY.length,
  widths: [PHONE.width, DESK.width],
  zoom: (1280 / ZOOMED.width) * 100,
} as const;
