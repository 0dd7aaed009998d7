import type { Partner } from "../address";
import type { Programme } from "../data/programme";
import type { StoredTicket } from "../data/tickets";
import type { RateLimits } from "../guard/rate-limits";
import type { Sessions } from "../guard/session";
import type { Member } from "../store/members";
import type { Store } from "../store/open-store";

/** The dependencies of one partner's calls. */
export interface PartnerApi {
  readonly partner: Partner;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly programme: () => Programme;
  /** Today in Oslo. */
  readonly today: string;
  readonly ticketsOf: (member: Member) => readonly StoredTicket[];
  readonly tokenMinutes: number;
  readonly tries: RateLimits;
}
