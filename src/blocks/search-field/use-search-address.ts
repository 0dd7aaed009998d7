import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { onQueryChange, readQuery, replaceQuery, writeQuery } from "../../lib/query-string";

/** How long a reader pauses before what is typed becomes the page's address. */
const PAUSE_MS = 300;

const wordsOf = (query: string): string => new URLSearchParams(query).get("q") ?? "";

const queryOf = (words: string): string => (words === "" ? "" : `?q=${encodeURIComponent(words)}`);

/** What a reader is typing: it counts as long as the address is the one that it is typed over. */
interface Draft {
  readonly words: string;
  /** The address's query, which follows the words after a pause. */
  readonly over: string;
  /** The query before the typing began: where Back leads from a search that is submitted. */
  readonly from: string;
}

interface SearchAddress {
  readonly words: string;
  readonly type: (words: string) => void;
  /** Puts what is typed into the address at once: before a link is followed, so that Back finds it. */
  readonly keep: () => void;
  /** Makes the search a step of its own for Back. */
  readonly submit: () => void;
}

/**
 * Keeps a field's words and `?q=` in step. Typing replaces the address and leaves no steps behind; submitting makes
 * one. The address decides: when Back, Forward or a link changes it, what was being typed is discarded.
 * @param field The field, which a reader may have filled before the page came alive.
 */
export const useSearchAddress = (field: RefObject<HTMLInputElement | null>): SearchAddress => {
  const query = useSyncExternalStore(onQueryChange, readQuery, () => "");
  const [typed, setTyped] = useState<Draft | null>(null);
  const draft = typed?.over === query ? typed : null;
  const words = draft?.words ?? wordsOf(query);

  useEffect(() => {
    setTyped((now) => (now === null || now.over === query ? now : null));
  }, [query]);

  const type = (next: string) => setTyped({ words: next, over: query, from: draft?.from ?? query });

  useEffect(() => {
    const early = field.current?.value ?? "";
    const asked = readQuery();
    if (early !== "" && wordsOf(asked) === "") setTyped({ words: early, over: asked, from: asked });
  }, [field]);

  const keep = useCallback(() => {
    if (draft === null || readQuery() !== draft.over) return;
    const over = queryOf(draft.words);
    if (over === draft.over) return;
    setTyped({ ...draft, over });
    replaceQuery(over);
  }, [draft]);

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  const submit = () => {
    if (draft === null) return;
    replaceQuery(draft.from);
    writeQuery(queryOf(draft.words));
    setTyped(null);
  };

  return { words, type, keep, submit };
};
