import type { Kind, SearchShowing, Shown } from "./record";
import type { AskedTime } from "./words/asked-time";
import { marked, type Piece } from "./words/marks";

/** One result, ready to be shown. */
export interface Found {
  readonly url: string;
  readonly kind: Kind;
  readonly title: readonly Piece[];
  readonly lead: readonly Piece[];
  /** Names that matched, such as a director's. */
  readonly names: readonly (readonly Piece[])[];
  readonly showings: readonly SearchShowing[];
  /** True when its showings are those at the time that was asked about. */
  readonly isThen: boolean;
  readonly premiere: string | null;
  readonly picture: string | null;
  readonly updated: string | null;
}

/** The stored data of a page, with the words of the query marked, and only the showings at the time asked about. */
export const toFound = (shown: Shown, terms: readonly string[], asked: AskedTime | null = null): Found => {
  const then = asked ? shown.showings.filter(({ start }) => start >= asked.from && start < asked.to) : [];
  return {
    url: shown.url,
    kind: shown.kind,
    title: marked(shown.title, terms),
    lead: marked(shown.lead, terms),
    names: shown.names
      .filter((name) => name !== shown.title)
      .map((name) => marked(name, terms))
      .filter((pieces) => pieces.some(({ hit }) => hit)),
    showings: then.length > 0 ? then : shown.showings,
    isThen: then.length > 0,
    premiere: shown.premiere,
    picture: shown.picture,
    updated: shown.updated,
  };
};
