import type { LocalDateTime } from "../../../domain/time/local-time";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { AgeMark } from "../../components/programme/child/age-badge";
import * as styles from "./films-in-language.module.css";
import { type ForeignFilm, ShowingLine } from "./showing-line";
import type { Texts } from "./texts";
import { translationOf, type UnderstoodFilm } from "./understood";

interface FilmEntryProps {
  readonly id: string;
  readonly understood: UnderstoodFilm<ForeignFilm>;
  readonly texts: Texts;
  readonly now: LocalDateTime;
  readonly eager: boolean;
}

/** The number of showings that are visible; the others are folded. */
const OPEN = 3;

/** A film: its language, audience and showings. */
export const FilmEntry = ({ id, understood: { film, showings }, texts, now, eager }: FilmEntryProps) => {
  const translation = translationOf(film, texts.key);
  const title = translation?.title ?? film.title;
  const isTranslated = title !== film.title;
  const speech = texts.speechAndSubtitles(film.spokenLanguage, film.subtitles);
  const facts = [
    ...(film.object === "movie" ? [texts.ageLimit(film.ageLimit)] : []),
    ...(film.runningTime === null ? [] : [texts.lasting(film.runningTime)]),
  ];
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
        {speech !== null && <p className={styles.speech}>{speech}</p>}
        {facts.length > 0 && (
          <p className={styles.facts}>
            {film.object === "movie" && <AgeMark limit={film.ageLimit} />} {facts.join("\u00a0· ")}
          </p>
        )}
      </div>
      <ul className={styles.showings}>{lines.slice(0, OPEN)}</ul>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{texts.others(rest.length)}</summary>
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
              <Link to={film.path}>{texts.more(title)}</Link>
            </p>
          )}
        </div>
      )}
    </article>
  );
};
