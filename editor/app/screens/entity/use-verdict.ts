import { useEffect, useState } from "react";
import type { Change, Checked } from "../../../api/api";
import { client } from "../../data/client";
import { messageOf } from "../../text/message-of";

/** Debounce before a change is checked. */
const PAUSE_MS = 200;

export interface Tried {
  readonly verdict: Checked | null;
  /** The value it is about, which may have been changed since. */
  readonly checked: Change["value"];
  readonly isChecking: boolean;
  readonly failure: string | null;
}

/**
 * Problems of the content with this change; checked again for each edition, as others may have broken or fixed
 * something.
 */
export const useVerdict = ({ kind, id, value }: Change, edition: number): Tried => {
  const [tried, setTried] = useState<Tried>({ verdict: null, checked: {}, isChecking: true, failure: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies(edition): The content differs with each edition.
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      setTried((last) => ({ ...last, isChecking: true }));
      client.check({ kind, id, value }, cancel.signal).then(
        (verdict) => setTried({ verdict, checked: value, isChecking: false, failure: null }),
        (error: unknown) => {
          if (cancel.signal.aborted) return;
          const failure = messageOf(error);
          setTried((last) => ({ ...last, isChecking: false, failure }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [kind, id, value, edition]);
  return tried;
};
