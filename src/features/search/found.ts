import type { Fragment } from "./pagefind";
import { HIDDEN_FROM_HERE, KINDS, type Kind, NAMES_APART } from "./record";
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

const kindOf = (fragment: Fragment): Kind => KINDS.find((kind) => kind === fragment.filters.kind?.[0]) ?? "page";

const showing = (span: string) => {
  const [start = "", end = ""] = span.split("/");
  return { start, end };
};

/** Reads what the index keeps of a page, with the words that were searched for marked. */
export const toFound = (fragment: Fragment, terms: readonly string[]): Found => {
  const [text = ""] = fragment.content.split(HIDDEN_FROM_HERE.trim());
  const title = fragment.meta.title ?? "";
  const names = (fragment.meta.names ?? "").split(NAMES_APART).filter((name) => name !== "" && name !== title);
  return {
    url: fragment.url,
    kind: kindOf(fragment),
    title: marked(title, terms),
    excerpt: excerpt(text.trim(), terms),
    names: names.map((name) => marked(name, terms)).filter((pieces) => pieces.some(({ hit }) => hit)),
    showings: (fragment.filters.showings ?? []).map(showing).sort((a, b) => (a.start < b.start ? -1 : 1)),
    premiere: fragment.filters.premiere?.[0] ?? null,
  };
};

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
