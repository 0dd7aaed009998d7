import type { ComparedFilm } from "../showings/alike";
import type { LocalDateTime } from "../time/local-time";

/** The fields of an event that a choice receives. */
export interface ChoosableEvent {
  readonly id: string;
  /** The page of its production; its own id without one. */
  readonly page: string;
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

/** The fields of a production that a choice receives. */
export interface ChoosableProduction extends ComparedFilm {
  readonly id: string;
}

/** The facts of what a slot has, of the one kind that it is of. */
export interface SlotFacts {
  readonly events: readonly ChoosableEvent[];
  readonly productions: readonly ChoosableProduction[];
}

/** What a choice has of a page. */
interface ChoiceOf<Shared> {
  /** The facts of a slot of the page's own, not of one in `shared`. */
  readonly own: (slot: string) => SlotFacts;
  readonly shared: Shared;
  /** That of the build, Oslo wall clock. */
  readonly moment: LocalDateTime;
}

/** How a block chooses what it shows of its slots' contents. */
export interface Choice<Shared = Readonly<Record<string, unknown>>> {
  /**
   * What it needs of slots that many pages fill alike, such as all films: derived once for all of these pages, so that
   * the work of a page does not grow with the content.
   */
  readonly shared: { readonly [Slot in keyof Shared]: (facts: SlotFacts) => Shared[Slot] };
  /** The ids of what is shown, by slot. A method, so that choices of different blocks fit in one type (bivariance). */
  choose(page: ChoiceOf<Shared>): Readonly<Record<string, readonly string[]>>;
}
