import type { Kind, Shown } from "./record";
import { excerpt, marked, type Piece } from "./words/marks";

/** One thing that was found, ready to be shown. */
export interface Found {
  readonly url: string;
  readonly kind: Kind;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
  /** Names that were hit, such as a director's. */
  readonly names: readonly (readonly Piece[])[];
  readonly showings: readonly { readonly start: string; readonly end: string }[];
  readonly premiere: string | null;
}

const showing = (span: string) => {
  const [start = "", end = ""] = span.split("/");
  return { start, end };
};

/** What the index keeps of a page, with the words that were searched for marked. */
export const toFound = (shown: Shown, terms: readonly string[]): Found => ({
  url: shown.url,
  kind: shown.kind,
  title: marked(shown.title, terms),
  excerpt: excerpt(shown.text, terms),
  names: shown.names
    .filter((name) => name !== shown.title)
    .map((name) => marked(name, terms))
    .filter((pieces) => pieces.some(({ hit }) => hit)),
  showings: shown.showings.map(showing),
  premiere: shown.premiere,
});

/** Results of one kind. */
export interface Group {
  readonly kind: Kind;
  readonly found: readonly Found[];
}

/** What the house is for comes first, unless what was typed is the name of something else, or of a part of it. */
const PROGRAMME: readonly Kind[] = ["film", "culture"];

const isNamed = ({ title, names }: Found): boolean => title.some(({ hit }) => hit) || names.length > 0;

/**
 * Puts results of one kind together; the kind of the best result comes first, or the programme when no name was hit.
 */
export const grouped = (found: readonly Found[]): readonly Group[] => {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const [best] = found;
  const first = best && !isNamed(best) ? kinds.filter((kind) => PROGRAMME.includes(kind)) : [];
  return [...new Set([...first, ...kinds])].map((kind) => ({
    kind,
    found: found.filter((one) => one.kind === kind),
  }));
};
