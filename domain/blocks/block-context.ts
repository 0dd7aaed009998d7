import type { Contact } from "../entities/site/contact";
import type { RentalExtras } from "../entities/site/rental-price";
import type { Picture } from "../fields";
import type { OpenDay } from "../hours/programme-hours";

/** A day on which a part of the venue is open for showings. */
export interface OpenDayOfPart extends OpenDay {
  readonly part: string;
}

/** A page expanded from a value of a route parameter. */
export interface ExpandedPage {
  readonly value: string;
  readonly path: string;
}

/** A part of the venue with opening hours, and its halls. */
export interface VenuePart {
  readonly id: string;
  readonly name: string;
  readonly halls: readonly string[];
}

/** Facts of the site and its content for blocks' computed fields. An empty list of ids means all. */
export interface BlockContext {
  readonly hallIds: (ids: readonly string[]) => readonly string[];
  /** Rooms with rents. */
  readonly hallIdsToLet: () => readonly string[];
  readonly extras: () => readonly RentalExtras[];
  readonly contacts: (ids: readonly string[]) => readonly Contact[];
  /** Of these ids, the parts with opening hours, in the same order. */
  readonly venueParts: (ids: readonly string[]) => readonly VenuePart[];
  /** Coming days with showings, in those of the parts that follow the programme. */
  readonly openDays: (ids: readonly string[]) => readonly OpenDayOfPart[];
  /** The page with the search results. */
  readonly searchPath: string;
  /** How a companion pass is used with the site's ticket seller. */
  readonly companionPass: string | null;
  /** The address of the municipality's published accessibility statement, or null. */
  readonly accessibilityStatement: string | null;
  /** Pages with such a block, expanded from a route parameter, by value: "2026-12" for `/kalender/:month`. */
  readonly expandedTo: (component: string) => readonly ExpandedPage[];
  /** The first page with such a block and a fixed path; null without one. */
  readonly pageWith: (component: string) => string | null;
  readonly logo: Picture;
  /** The site's origin: https:// and its host. */
  readonly siteUrl: string;
}
