import { blocksAt, coverOf, partsAt } from "./closely";
import { ALL_ROUTES } from "./routes";

/** The scope of the accessibility tests. The site's own statement must agree: accessibility-statement.spec.ts. */

/** Pages that together contain every part of all pages are tested in every state. */
export const CLOSELY: readonly string[] = coverOf(ALL_ROUTES, partsAt);

/** Pages that together contain every block are tested at every width and size of text. */
export const READ_CLOSELY: readonly string[] = coverOf(ALL_ROUTES, blocksAt);

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1280, height: 800 };
/** 1280 × 1024 at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** A finding of axe that is not fixed yet: the tests accept it, and the site's statement must list it. */
export interface KnownFault {
  /** The fault's id in the statement, where `foundBy` is "tests". */
  readonly id: string;
  /** axe's rule: "color-contrast". */
  readonly rule: string;
  readonly routes: readonly string[];
  /** The element's selector from axe. */
  readonly target: string;
}

export const KNOWN_FAULTS: readonly KnownFault[] = [];

export const ACCESSIBILITY_FACTS = {
  pages: ALL_ROUTES.length,
  closely: CLOSELY.length,
  widths: [ZOOMED.width, PHONE.width, TABLET.width, DESK.width],
  zoom: (1280 / ZOOMED.width) * 100,
} as const;
