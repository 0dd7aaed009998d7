import { byText } from "../../../domain/collections/by-text";
import { grouped } from "../../../domain/collections/grouped";
import { languagesIn } from "../../../domain/showings/occasion";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { coming } from "../../components/programme/showings";

interface Translated<Translation> {
  readonly translations: readonly Translation[];
}

interface AnyTranslation {
  readonly language: { readonly key: string };
}

/** A production's texts in a language. */
export const translationOf = <Translation extends AnyTranslation>(
  { translations }: Translated<Translation>,
  language: string,
): Translation | undefined => translations.find((one) => one.language.key === language);

interface Version extends Translated<AnyTranslation> {
  readonly key: string;
  readonly object: string;
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

interface Reader {
  /** Languages of speech or subtitles that the reader understands, best first. */
  readonly known: readonly string[];
  /** The language of the page. */
  readonly language: string;
}

/**
 * How well a reader understands a version: lower is better, speech is better than subtitles, and an event that is no
 * film is for all readers that it is described to. Null: not at all.
 */
export const ease = (
  version: Pick<Version, "object" | "spokenLanguage" | "subtitles" | "translations">,
  { known, language }: Reader,
): number | null => {
  const { object, spokenLanguage, subtitles } = version;
  if (object !== "movie") return translationOf(version, language) ? 2 * known.length : null;
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

/** Films and events with showings left that a reader understands: the easiest first, then by next showing. */
export const understoodFilms = <Film extends Version>(
  versions: readonly Film[],
  reader: Reader,
  now: LocalDateTime,
): readonly UnderstoodFilm<Film>[] => {
  const films = grouped(
    versions.filter((version) => ease(version, reader) !== null),
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
    .sort((a, b) => (ease(a.film, reader) ?? 0) - (ease(b.film, reader) ?? 0));
};
