import type { Kind, SearchShowing, Shown } from "./record";
import { excerpt, marked, type Piece } from "./words/marks";

/** One result, ready to be shown. */
export interface Found {
  readonly url: string;
  readonly kind: Kind;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
  /** Names that matched, such as a director's. */
  readonly names: readonly (readonly Piece[])[];
  readonly showings: readonly SearchShowing[];
  readonly premiere: string | null;
}

/** The stored data of a page, with the words of the query marked. */
export const toFound = (shown: Shown, terms: readonly string[]): Found => ({
  url: shown.url,
  kind: shown.kind,
  title: marked(shown.title, terms),
  excerpt: excerpt(shown.text, terms),
  names: shown.names
    .filter((name) => name !== shown.title)
    .map((name) => marked(name, terms))
    .filter((pieces) => pieces.some(({ hit }) => hit)),
  showings: shown.showings,
  premiere: shown.premiere,
});

/** Results of one kind. */
export interface Group {
  readonly kind: Kind;
  readonly found: readonly Found[];
}

/** The venue's programme comes first, unless a name of something else has matched. */
const PROGRAMME: readonly Kind[] = ["film", "culture"];

const isNamed = ({ title, names }: Found): boolean => title.some(({ hit }) => hit) || names.length > 0;

/** Groups results by kind; the kind of the best result comes first, or the programme when no name has matched. */
export const byKind = (found: readonly Found[]): readonly Group[] => {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const [best] = found;
  const first = best && !isNamed(best) ? kinds.filter((kind) => PROGRAMME.includes(kind)) : [];
  return [...new Set([...first, ...kinds])].map((kind) => ({
    kind,
    found: found.filter((one) => one.kind === kind),
  }));
};
