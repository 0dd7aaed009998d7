import { byText } from "../../../domain/collections/by-text";
import { grouped } from "../../../domain/collections/grouped";
import { languagesIn } from "../../../domain/showings/occasion";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { coming } from "../../components/programme/showings";

interface Version {
  readonly key: string;
  readonly path: string | null;
  readonly spokenLanguage: string | null;
  readonly subtitles: string | null;
  readonly events: readonly {
    readonly start: LocalDateTime;
    readonly end: LocalDateTime | null;
    readonly status: string;
  }[];
}

const placeAmong = (known: readonly string[], text: string | null): number | null => {
  const at = known.findIndex((language) => languagesIn(text).includes(language.toLowerCase()));
  return at === -1 ? null : at;
};

/** How well a reader understands a version: lower is better, speech is better than subtitles. Null: not at all. */
export const ease = (
  { spokenLanguage, subtitles }: Pick<Version, "spokenLanguage" | "subtitles">,
  known: readonly string[],
): number | null => {
  const speech = placeAmong(known, spokenLanguage);
  if (speech !== null) return speech;
  const text = placeAmong(known, subtitles);
  return text === null ? null : known.length + text;
};

export interface UnderstoodFilm<Film extends Version> {
  /** Its first version that the reader understands. */
  readonly film: Film;
  /** Showings that have not ended, earliest first, each with its version. */
  readonly showings: readonly { readonly version: Film; readonly event: Film["events"][number] }[];
}

/** Versions of a film that differ in language are listed separately, so that the reader can choose. */
const filmOf = ({ path, key, spokenLanguage, subtitles }: Version): string =>
  JSON.stringify([path ?? key, spokenLanguage, subtitles]);

/** Films with showings left that a reader understands: the easiest to understand first, then by next showing. */
export const understoodFilms = <Film extends Version>(
  versions: readonly Film[],
  known: readonly string[],
  now: LocalDateTime,
): readonly UnderstoodFilm<Film>[] => {
  const films = grouped(
    versions.filter((version) => ease(version, known) !== null),
    filmOf,
  );
  return [...films.values()]
    .flatMap((all) => {
      const [film] = all;
      const showings = all
        .flatMap((version) => coming(version.events, now).map((event: Film["events"][number]) => ({ version, event })))
        .sort(byText(({ event }) => event.start));
      return film && showings.length > 0 ? [{ film, showings }] : [];
    })
    .sort(byText(({ showings }) => showings[0]?.event.start ?? ""))
    .sort((a, b) => (ease(a.film, known) ?? 0) - (ease(b.film, known) ?? 0));
};
