import { byText } from "../../../domain/collections/by-text";
import { grouped } from "../../../domain/collections/grouped";
import { isInEvening } from "../../../domain/showings/evening";
import { stateAt } from "../../../domain/showings/showing-state";
import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
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

const DAYS = 7;

/** What one can go to today and in the coming week, by day, with links to the films and tickets; otherwise the next. */
export const Soon = ({ block, films, texts, now }: SoonProps) => {
  const open = films
    .flatMap(({ film, showings }) => showings.map((showing) => ({ film, ...showing })))
    .filter(({ event }) => event.start > now && !["none", "soldOut"].includes(stateAt(event, now).tickets))
    .sort(byText(({ event }) => event.start));
  const today = dateOf(now);
  const near = open.filter(({ event }) => dateOf(event.start) < addDays(today, DAYS));
  const lines = grouped(near.length > 0 ? near : open.slice(0, 1), ({ event }) => dateOf(event.start));
  const label = (date: LocalDate, shown: readonly (typeof open)[number][]): string => {
    if (near.length === 0) return texts.next;
    if (date !== today) return texts.date(date);
    return shown.every(({ event }) => isInEvening(event.start)) ? texts.tonight : texts.todayWord;
  };
  return [...lines].map(([date, shown]) => (
    <section key={date} data-until={shown.at(-1)?.event.start}>
      <h3 className={styles.day}>{label(date, shown)}</h3>
      <ul className={styles.showings}>
        {shown.map(({ film, version, event }) => {
          const own = translationOf(film, texts.key)?.title;
          const title = own ?? film.title;
          const facts = [
            texts.speechAndSubtitles(film.spokenLanguage, film.subtitles),
            film.object === "movie" ? texts.ageLimit(film.ageLimit) : null,
          ].filter((fact) => fact !== null);
          return (
            <ShowingLine key={event.key} {...{ film, version, event, title, texts, now, facts }} until={event.start}>
              <span className={styles.hours}>
                {near.length > 0 ? texts.time(event.start, null) : texts.moment(event.start)}
              </span>{" "}
              <a href={`#${entryId(block, film)}`} lang={own ? undefined : "nb"}>
                {title}
              </a>
            </ShowingLine>
          );
        })}
      </ul>
    </section>
  ));
};
