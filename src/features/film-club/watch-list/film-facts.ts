import { useCallback, useEffect, useRef, useState } from "react";
import { filmFactsAddress } from "../../../../domain/addresses/film-facts-address";
import type { LocalDate, LocalDateTime } from "../../../../domain/time/local-time";
import { fieldsOf, itemsOf, optionalTextOf, textOf } from "../../../lib/http/read-answer";
import { logError } from "../../../lib/log";

export interface ShowingFacts {
  readonly key: string;
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
  readonly saleOpens: LocalDateTime | null;
  readonly previousStart: LocalDateTime | null;
  readonly hall: string;
}

/** A film's data at build time; see features/programme/build/film-facts.ts. */
export interface FilmFacts {
  readonly title: string;
  readonly ageLimit: string | null;
  readonly premiere: LocalDate | null;
  readonly poster: { readonly small: string; readonly large: string } | null;
  /** Of all versions, earliest first. */
  readonly showings: readonly ShowingFacts[];
}

const OF = "the film's facts";

const readShowing = (value: unknown): ShowingFacts => {
  const fields = fieldsOf(value, OF);
  return {
    key: textOf(fields, "key"),
    start: textOf(fields, "start"),
    end: optionalTextOf(fields, "end"),
    status: textOf(fields, "status"),
    saleOpens: optionalTextOf(fields, "saleOpens"),
    previousStart: optionalTextOf(fields, "previousStart"),
    hall: textOf(fields, "hall"),
  };
};

const readPoster = (value: unknown): FilmFacts["poster"] => {
  if (value === null) return null;
  const fields = fieldsOf(value, OF);
  return { small: textOf(fields, "small"), large: textOf(fields, "large") };
};

const readFilmFacts = (value: unknown): FilmFacts => {
  const fields = fieldsOf(value, OF);
  return {
    title: textOf(fields, "title"),
    ageLimit: optionalTextOf(fields, "ageLimit"),
    premiere: optionalTextOf(fields, "premiere"),
    poster: readPoster(fields.get("poster")),
    showings: itemsOf(fields, "showings", readShowing),
  };
};

/** "missing": the site no longer has the film. "failed": the request failed. */
export type FilmFactsAnswer = FilmFacts | "missing" | "failed";

/** Fetches one film's facts, by its page. Never rejects. */
const fetchFilmFacts = async (path: string): Promise<FilmFactsAnswer> => {
  try {
    const response = await fetch(filmFactsAddress(path));
    if (response.status === 404) return "missing";
    if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
    return readFilmFacts(await response.json());
  } catch (error) {
    logError("Failed to fetch a film's facts", error);
    return "failed";
  }
};

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
