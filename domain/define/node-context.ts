import type { OpenDay } from "../hours/programme-hours";
import type { MemberPages } from "../publishing/member-screens";
import type { LocalDateTime } from "../time/local-time";

/** The facts of the whole content that computed fields of nodes may use. */
export interface NodeContext {
  /** Path of the page that was expanded from an entity ("/nattekspressen-20261"); null without one. */
  readonly pageOf: (type: string, id: string) => string | null;
  /** Ids of a production's events, earliest first. */
  readonly eventsOf: (productionId: string) => readonly string[];
  /** Oslo wall clock; null when unknown. */
  readonly endOf: (eventId: string) => LocalDateTime | null;
  /** Ids of the articles that are related to one. */
  readonly relatedTo: (articleId: string) => readonly string[];
  /** Ids of the menu items below one, in order. */
  readonly entriesOf: (menuItemId: string) => readonly string[];
  /** The pages of the film club's screens; null for a site without a film club. */
  readonly memberPages: MemberPages | null;
  /** Days with showings of a part of the venue that follows the programme; none for the others. */
  readonly openDaysOf: (partId: string) => readonly OpenDay[];
}
