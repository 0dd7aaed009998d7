import { useEffect, useState } from "react";
import { toLocal } from "../../../domain/time/oslo";
import { instantNow } from "../../lib/clock";
import { showNarrowed } from "../../lib/first-page";
import { logError } from "../../lib/log";
import type { Found } from "./found";
import { preload, search } from "./open-search";
import type { Kind } from "./record";
import type { Answer } from "./search-engine";

/** One letter is the prefix of too many words. */
const MIN_QUERY_LENGTH = 2;
/** The pause between keys after which a search starts. */
const PAUSE_MS = 50;
/** How many results are fetched at first, of the first kind and of each other, and then of a kind at a time. */
export const FIRST = 5;
export const FIRST_OF_OTHERS = 3;
export const STEP = 20;

interface Done {
  readonly query: string;
  readonly answer: Answer;
  readonly found: readonly Found[];
}

export interface Results {
  /** The last finished search, which stays until the next has finished; null before the first. */
  readonly done: Done | null;
  readonly failed: boolean;
  /** True when the next results could not be fetched. */
  readonly hasMoreFailed: boolean;
  /** Adds the next results of a kind. */
  readonly showMore: (kind: Kind) => void;
  /** Retries after a failure. */
  readonly retry: () => void;
}

/** Searches during input. A response to an outdated query is dropped. */
export const useResults = (words: string): Results => {
  const [done, setDone] = useState<Done | null>(null);
  const [failed, setFailed] = useState(false);
  const [failedMore, setFailedMore] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const query = words.trim();

  useEffect(() => {
    void preload(query);
  }, [query]);

  const answered = done !== null || failed || query.length < MIN_QUERY_LENGTH;
  useEffect(() => {
    if (answered) showNarrowed();
  }, [answered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry searches for the same words again
  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) {
      setDone(null);
      setFailed(false);
      return;
    }
    let overtaken = false;
    const run = async () => {
      try {
        const answer = await search(query, toLocal(instantNow()));
        if (overtaken) return;
        const found = (
          await Promise.all(
            answer.kinds.map(({ kind }, at) => answer.show(0, at === 0 ? FIRST : FIRST_OF_OTHERS, kind)),
          )
        ).flat();
        if (overtaken) return;
        setDone({ query, answer, found });
        setFailed(false);
      } catch (error) {
        logError("The search failed.", error);
        if (!overtaken) setFailed(true);
      }
    };
    const timer = setTimeout(run, PAUSE_MS);
    return () => {
      overtaken = true;
      clearTimeout(timer);
    };
  }, [query, attempt]);

  const showMore = async (kind: Kind) => {
    if (done === null) return;
    setFailedMore(null);
    try {
      const shown = done.found.filter((one) => one.kind === kind).length;
      const next = await done.answer.show(shown, shown + STEP, kind);
      setDone((current) => (current?.answer === done.answer ? { ...done, found: [...done.found, ...next] } : current));
    } catch (error) {
      logError("More results could not be fetched.", error);
      setFailedMore(done.answer);
    }
  };
  const hasMoreFailed = done !== null && failedMore === done.answer;

  return {
    done,
    failed,
    hasMoreFailed,
    showMore: (kind) => void showMore(kind),
    retry: () => setAttempt((before) => before + 1),
  };
};
