import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** How long a reader pauses before what is typed becomes the page's address. */
const PAUSE_MS = 300;

const wordsInAddress = (): string => new URLSearchParams(window.location.search).get("q") ?? "";

const addressOf = (words: string): string =>
  words === "" ? window.location.pathname : `${window.location.pathname}?q=${encodeURIComponent(words)}`;

interface SearchAddress {
  readonly words: string;
  readonly type: (words: string) => void;
  /** Puts what is typed into the address at once: before a link is followed, so that Back finds it. */
  readonly keep: () => void;
  /** Makes the search a step of its own for Back. */
  readonly submit: () => void;
}

/**
 * Keeps a field's words and `?q=` in step. Typing replaces the address and leaves no steps behind; submitting makes one.
 * @param field The field, which a reader may have filled before the page came alive.
 */
export const useSearchAddress = (field: RefObject<HTMLInputElement | null>): SearchAddress => {
  const [words, setWords] = useState("");
  /** What the address says now, and what it said before typing began. */
  const written = useRef("");
  const settled = useRef("");

  // After every drawing: Gatsby draws the page again for Back, Forward and links to it, and tells no more than that.
  useEffect(() => {
    const asked = wordsInAddress();
    if (asked === written.current) return;
    written.current = asked;
    settled.current = asked;
    setWords(asked);
  });

  useEffect(() => {
    const early = field.current?.value ?? "";
    if (early !== "" && wordsInAddress() === "") setWords(early);
  }, [field]);

  const keep = useCallback(() => {
    if (words === written.current) return;
    written.current = words;
    window.history.replaceState(window.history.state, "", addressOf(words));
  }, [words]);

  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keep]);

  const submit = () => {
    if (words === settled.current) {
      keep();
      return;
    }
    window.history.replaceState(window.history.state, "", addressOf(settled.current));
    window.history.pushState({ key: String(Date.now()) }, "", addressOf(words));
    written.current = words;
    settled.current = words;
  };

  return { words, type: setWords, keep, submit };
};
