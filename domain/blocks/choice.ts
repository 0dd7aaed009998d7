import type { ComparedFilm } from "../showings/alike";
import type { OccasionFacts } from "../showings/occasion";
import type { LocalDateTime } from "../time/local-time";

/** Fields of an event for a choice. */
export interface ChoosableEvent extends OccasionFacts {
  readonly id: string;
  /** Its production's page; its own id without one. */
  readonly page: string;
  readonly production: { readonly key: string };
  readonly end: LocalDateTime | null;
  readonly status: string;
  readonly saleOpens: LocalDateTime | null;
  readonly ticketUrl: string | null;
}

/** Fields of a production for a choice. */
export interface ChoosableProduction extends ComparedFilm {
  readonly id: string;
}

/** The facts of a slot's contents, of its one kind. */
export interface SlotFacts {
  readonly events: readonly ChoosableEvent[];
  readonly productions: readonly ChoosableProduction[];
}

/** A choice's input from a page. */
interface ChoiceOf<Shared, Settings> {
  /** Facts of one of the page's own slots, not in `shared`. */
  readonly own: (slot: string) => SlotFacts;
  readonly shared: Shared;
  readonly settings: Settings;
  /** The moment of the build, Oslo wall clock. */
  readonly moment: LocalDateTime;
}

/** How a block chooses what to show of its slots' contents. */
export interface Choice<Shared = Readonly<Record<string, unknown>>, Settings = Readonly<Record<string, unknown>>> {
  /**
   * Values derived from slots that many pages fill alike, such as all films: computed once for all of these pages, so
   * that the work per page does not grow with the content.
   */
  readonly shared: { readonly [Slot in keyof Shared]: (facts: SlotFacts) => Shared[Slot] };
  /** The ids to show, by slot. A method, so that choices of different blocks fit in one type (bivariance). */
  choose(page: ChoiceOf<Shared, Settings>): Readonly<Record<string, readonly string[]>>;
}
