import { byText } from "../../../domain/collections/by-text";
import { grouped } from "../../../domain/collections/grouped";
import { isInEvening } from "../../../domain/showings/evening";
import { stateAt } from "../../../domain/showings/showing-state";
import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../../../domain/time/local-time";
import * as styles from "./films-in-language.module.css";
import { BuyLink, type ForeignFilm } from "./showing-line";
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

/**
 * What one can go to today and in the coming week, a line a day with links to the films, and to today's tickets;
 * otherwise the next.
 */
export const Soon = ({ block, films, texts, now }: SoonProps) => {
  const open = films
    .flatMap(({ film, showings }) => showings.map(({ event }) => ({ film, event })))
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
  return (
    <div>
      {[...lines].map(([date, shown]) => (
        <div
          key={date}
          className={styles.soon}
          data-today={date === today || undefined}
          data-until={shown.at(-1)?.event.start}
        >
          <strong>{label(date, shown)}:</strong>
          {shown.map(({ film, event }) => {
            const title = translationOf(film, texts.key)?.title;
            return (
              <div key={event.key} className={styles.one} data-until={event.start}>
                {" "}
                <a href={`#${entryId(block, film)}`}>
                  <span lang={title ? undefined : "nb"}>{title ?? film.title}</span>,{" "}
                  {near.length > 0 ? texts.time(event.start, null) : texts.moment(event.start)}
                </a>{" "}
                {date === today && <BuyLink {...{ film, event, texts, now }} title={title ?? film.title} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
