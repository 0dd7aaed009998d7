import { byText } from "../../../domain/collections/by-text";
import { isInEvening } from "../../../domain/showings/evening";
import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { Picture } from "../../components/elements/picture";
import { AgeMark } from "../../components/programme/child/age-badge";
import * as row from "../../components/programme/row/showing-row.module.css";
import * as styles from "./films-in-language.module.css";
import { type ForeignFilm, ShowingLine } from "./showing-line";
import type { Texts } from "./texts";
import { translationOf, type UnderstoodFilm } from "./understood";

/** The id of a film's entry on the page. */
export const entryId = (block: string, film: ForeignFilm): string => `${block}-${film.key}`;

interface SoonProps {
  readonly block: string;
  readonly films: readonly UnderstoodFilm<ForeignFilm>[];
  readonly texts: Texts;
  readonly now: LocalDateTime;
}

/** The next that one can go to, with links to its film and ticket; all the others are below, by film. */
export const Soon = ({ block, films, texts, now }: SoonProps) => {
  const [next] = films
    .flatMap(({ film, showings }) => showings.map((showing) => ({ film, ...showing })))
    .filter(({ event }) => event.start > now && !["none", "soldOut"].includes(stateAt(event, now).tickets))
    .sort(byText(({ event }) => event.start));
  if (next === undefined) return null;
  const { film, version, event } = next;
  const isToday = dateOf(event.start) === dateOf(now);
  const today = isInEvening(event.start) ? texts.tonight : texts.todayWord;
  const own = translationOf(film, texts.key)?.title;
  const title = own ?? film.title;
  const facts = [
    texts.speechAndSubtitles(film.spokenLanguage, film.subtitles),
    film.object === "movie" ? texts.ageLimit(film.ageLimit) : null,
  ].filter((fact) => fact !== null);
  return (
    <section data-until={event.start}>
      <h3 className={styles.day}>{isToday ? today : texts.next}</h3>
      <ul className={styles.showings}>
        <ShowingLine {...{ film, version, event, title, texts, now, facts }} until={event.start} dated={!isToday}>
          {film.poster && (
            <Picture picture={film.poster} shape="poster" sizes="3.25rem" decorative className={row.poster} />
          )}
          <p className={row.title}>
            <b className={row.name}>
              <a href={`#${entryId(block, film)}`} lang={own ? undefined : "nb"}>
                {title}
              </a>
            </b>
            {film.object === "movie" && (
              <span className={row.limit}>
                {"\u00a0"}
                <AgeMark limit={film.ageLimit} />
              </span>
            )}
          </p>
        </ShowingLine>
      </ul>
    </section>
  );
};
