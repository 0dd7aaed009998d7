import type { OpenDay } from "../hours/programme-hours";
import type { MemberPages } from "../publishing/member-screens";
import type { LocalDateTime } from "../time/local-time";

/** Facts of the whole content for nodes' computed fields. */
export interface NodeContext {
  /** Path of the page expanded from an entity ("/nattekspressen-20261"); null without one. */
  readonly pageOf: (type: string, id: string) => string | null;
  /** A production's event ids, earliest first. */
  readonly eventsOf: (productionId: string) => readonly string[];
  /** Oslo wall clock; null when unknown. */
  readonly endOf: (eventId: string) => LocalDateTime | null;
  /** Where a hall's seating plans are, "/festsal#oppsett-overskrift"; null where its page has none. */
  readonly seatingOf: (hallId: string) => string | null;
  /** Ids of an article's related articles. */
  readonly relatedTo: (articleId: string) => readonly string[];
  /** Ids of a menu item's children, in order. */
  readonly entriesOf: (menuItemId: string) => readonly string[];
  /** An address with the letters that people read, without https://. */
  readonly shownAddress: (address: string) => string;
  /** The pages of the film club's screens; null for a site without a film club. */
  readonly memberPages: MemberPages | null;
  /** Days with showings in a part of the venue that follows the programme; none for other parts. */
  readonly openDaysOf: (partId: string) => readonly OpenDay[];
}
