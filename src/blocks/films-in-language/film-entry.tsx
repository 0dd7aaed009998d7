import type { LocalDateTime } from "../../../domain/time/local-time";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import * as styles from "./films-in-language.module.css";
import { type ForeignFilm, ShowingLine } from "./showing-line";
import type { Texts } from "./texts";
import type { UnderstoodFilm } from "./understood";

interface FilmEntryProps {
  readonly id: string;
  readonly understood: UnderstoodFilm<ForeignFilm>;
  readonly language: string;
  readonly texts: Texts;
  readonly now: LocalDateTime;
  readonly eager: boolean;
}

/** The number of showings that are visible; the others are folded. */
const OPEN = 3;

/** A film: its language, audience and showings. */
export const FilmEntry = ({ id, understood: { film, showings }, language, texts, now, eager }: FilmEntryProps) => {
  const translation = film.translations.find((one) => one.language === language);
  const title = translation?.title ?? film.title;
  const isTranslated = title !== film.title;
  const lines = showings.map(({ version, event }) => (
    <ShowingLine key={event.key} film={film} version={version} event={event} title={title} texts={texts} now={now} />
  ));
  const rest = lines.slice(OPEN);
  return (
    <article id={id} className={styles.film}>
      {film.poster && (
        <Picture
          picture={film.poster}
          shape="poster"
          sizes="(min-width: 48rem) 11rem, 5.5rem"
          eager={eager}
          decorative
          className={styles.poster}
        />
      )}
      <div className={styles.about}>
        <h3 className={styles.title} lang={isTranslated ? undefined : "nb"}>
          {title}
        </h3>
        <p className={styles.speech}>{texts.speechAndSubtitles(film.spokenLanguage ?? "", film.subtitles)}</p>
        <p className={styles.facts}>
          {texts.ageLimit(film.ageLimit)}
          {film.runningTime !== null && <span> · {texts.lasting(film.runningTime)}</span>}
        </p>
      </div>
      <ul className={styles.showings}>{lines.slice(0, OPEN)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{texts.more(rest.length)}</summary>
          <ul className={styles.showings}>{rest}</ul>
        </details>
      )}
      {(translation?.summary || isTranslated || film.path !== null) && (
        <div className={styles.more}>
          {translation?.summary && <p>{translation.summary}</p>}
          {isTranslated && (
            <p className={styles.facts}>
              {texts.norwegianTitle} <span lang="nb">{film.title}</span>
            </p>
          )}
          {film.path !== null && (
            <p>
              <Link to={film.path}>{texts.page(title)}</Link>
            </p>
          )}
        </div>
      )}
    </article>
  );
};
