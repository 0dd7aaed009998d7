import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { onQueryChange, readQuery, replaceQuery, writeQuery } from "../../lib/query-string";

/** How long after the last key the text is written into the address. */
const PAUSE_MS = 300;

const searchTextIn = (query: string): string => new URLSearchParams(query).get("q") ?? "";

const queryOf = (text: string): string => (text === "" ? "" : `?q=${encodeURIComponent(text)}`);

/** Unsaved input; valid as long as the address is the one that it replaces. */
interface Draft {
  readonly text: string;
  /** The query in the address, which follows the input after a pause. */
  readonly over: string;
  /** The query before the input: the target of Back after a submitted search. */
  readonly from: string;
}

interface SearchAddress {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes the input into the address at once: before a link is followed, so that Back restores it. */
  readonly save: () => void;
  /** Makes the search a history entry of its own. */
  readonly submit: () => void;
}

/**
 * Synchronises the field's text with `?q=`. Typing replaces the history entry; submitting adds one. The address takes
 * precedence: when Back, Forward or a link changes it, input is discarded.
 * @param field The field, which may have input from before hydration.
 */
export const useSearchAddress = (field: RefObject<HTMLInputElement | null>): SearchAddress => {
  const query = useSyncExternalStore(onQueryChange, readQuery, () => "");
  const [typed, setTyped] = useState<Draft | null>(null);
  const draft = typed?.over === query ? typed : null;
  const text = draft?.text ?? searchTextIn(query);

  useEffect(() => {
    setTyped((now) => (now === null || now.over === query ? now : null));
  }, [query]);

  const type = (next: string) => setTyped({ text: next, over: query, from: draft?.from ?? query });

  useEffect(() => {
    const early = field.current?.value ?? "";
    const current = readQuery();
    if (early !== "" && searchTextIn(current) === "") setTyped({ text: early, over: current, from: current });
  }, [field]);

  const save = useCallback(() => {
    if (draft === null || readQuery() !== draft.over) return;
    const over = queryOf(draft.text);
    if (over === draft.over) return;
    setTyped({ ...draft, over });
    replaceQuery(over);
  }, [draft]);

  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [save]);

  const submit = () => {
    if (draft === null) return;
    replaceQuery(draft.from);
    writeQuery(queryOf(draft.text));
    setTyped(null);
  };

  return { text, type, save, submit };
};
