import { useCallback, useEffect, useRef, useState } from "react";
import { type FilmFactsAnswer, fetchFilmFacts } from "./film-facts";

type Facts = ReadonlyMap<string, FilmFactsAnswer>;

/** The facts of films, by their pages; null until all have loaded for the first time. Failures can be retried. */
export const useFilmFacts = (paths: readonly string[]) => {
  const [facts, setFacts] = useState<Facts | null>(null);
  const [attempt, setAttempt] = useState(0);
  const requested = useRef(new Map<string, Promise<FilmFactsAnswer>>());
  const key = [...paths].sort().join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): a retry requests what has failed.
  useEffect(() => {
    let isLatest = true;
    const load = async (path: string): Promise<[string, FilmFactsAnswer]> => {
      const pending = requested.current.get(path) ?? fetchFilmFacts(path);
      requested.current.set(path, pending);
      const answer = await pending;
      if (answer === "failed") requested.current.delete(path);
      return [path, answer];
    };
    Promise.all((key === "" ? [] : key.split("\n")).map(load)).then((found) => {
      if (isLatest) setFacts(new Map(found));
    });
    return () => {
      isLatest = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => setAttempt((made) => made + 1), []);
  return { facts, retry };
};
