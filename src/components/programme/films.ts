import { byText } from "../../../domain/collections/by-text";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import { coming, nextOf, untilOf } from "./showings";

interface Showing {
  readonly start: LocalDateTime;
  readonly end: LocalDateTime | null;
  readonly status: string;
}

interface Version {
  readonly key: string;
  readonly path: string | null;
  readonly events: readonly Showing[];
}

/** Versions of one film have one page; the main version comes first and represents the film. */
export const versionsOf = <One extends { readonly key: string; readonly path: string | null }>(
  versions: readonly One[],
): readonly (readonly One[])[] => {
  const pages = new Map<string, One[]>();
  for (const version of versions) {
    const page = version.path ?? version.key;
    pages.set(page, [...(pages.get(page) ?? []), version]);
  }
  return [...pages.values()];
};

/** Whether a film's premiere is after today: then it is among the upcoming films only, even with showings on sale. */
export const isToCome = (film: { readonly premiere: LocalDate | null }, now: LocalDate | LocalDateTime): boolean =>
  film.premiere !== null && film.premiere > dateOf(now);

export interface FilmWithShowings<Film extends Version> {
  readonly film: Film;
  /** The versions with showings left, with those. */
  readonly versions: readonly { readonly version: Film; readonly showings: readonly Film["events"][number][] }[];
  /** The showings of all its versions that are left, earliest first; cancelled ones only when there are no others. */
  readonly left: readonly Film["events"][number][];
  /** The first of them. */
  readonly next: Film["events"][number] | null;
  /** When its last showing has ended, also when that is cancelled. */
  readonly until: LocalDateTime | undefined;
}

/** Each film once, with its showings. */
export const filmsWithShowings = <Film extends Version>(
  versions: readonly Film[],
  now: LocalDateTime,
): readonly FilmWithShowings<Film>[] =>
  versionsOf(versions).flatMap((all) => {
    const [film] = all;
    const showings = all
      .flatMap((version): readonly Film["events"][number][] => version.events)
      .sort(byText(({ start }) => start));
    const until = showings.map(untilOf).sort().at(-1);
    const next = nextOf(showings, now);
    const alike = showings.filter(({ status }) => (status === "cancelled") === (next?.status === "cancelled"));
    const left = coming(alike, now);
    const shown = all
      .map((version) => ({ version, showings: version.events.filter((showing) => left.includes(showing)) }))
      .filter(({ showings }) => showings.length > 0);
    return film ? [{ film, versions: shown, left, next, until }] : [];
  });
