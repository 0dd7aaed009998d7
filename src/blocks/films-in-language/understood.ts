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

interface Reader {
  /** Languages of speech or subtitles that the reader understands. */
  readonly known: readonly string[];
  /** The language of the page. */
  readonly language: string;
}

/** A film is understood by its speech or its subtitles, any other event by those whom it is described to. */
export const isUnderstood = (
  version: Pick<Version, "object" | "spokenLanguage" | "subtitles" | "translations">,
  { known, language }: Reader,
): boolean => {
  if (version.object !== "movie") return translationOf(version, language) !== undefined;
  const languages = [...languagesIn(version.spokenLanguage), ...languagesIn(version.subtitles)];
  return known.some((one) => languages.includes(one.toLowerCase()));
};

export interface UnderstoodFilm<Film extends Version> {
  /** Its first version that the reader understands. */
  readonly film: Film;
  /** Showings that have not ended, earliest first, each with its version. */
  readonly showings: readonly { readonly version: Film; readonly event: Film["events"][number] }[];
}

const isHeld = ({ event }: { readonly event: Version["events"][number] }): boolean => event.status !== "cancelled";

/** Versions of a film that differ in language are listed separately, so that the reader can choose. */
const filmOf = ({ path, key, spokenLanguage, subtitles }: Version): string =>
  JSON.stringify([path ?? key, spokenLanguage, subtitles]);

/** Films and events with showings left that a reader understands, by the next that is held. */
export const understoodFilms = <Film extends Version>(
  versions: readonly Film[],
  reader: Reader,
  now: LocalDateTime,
): readonly UnderstoodFilm<Film>[] => {
  const films = grouped(
    versions.filter((version) => isUnderstood(version, reader)),
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
    .sort(byText(({ showings }) => (showings.find(isHeld) ?? showings[0])?.event.start ?? ""));
};
