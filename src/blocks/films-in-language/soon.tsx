import { byText } from "../../../domain/collections/by-text";
import { isInEvening } from "../../../domain/showings/evening";
import { stateAt } from "../../../domain/showings/showing-state";
import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import * as styles from "./films-in-language.module.css";
import type { ForeignFilm } from "./showing-line";
import type { Texts } from "./texts";
import type { UnderstoodFilm } from "./understood";

/** The id of a film's entry on the page. */
export const entryId = (block: string, film: ForeignFilm): string => `${block}-${film.key}`;

interface SoonProps {
  readonly block: { readonly id: string; readonly language: string };
  readonly films: readonly UnderstoodFilm<ForeignFilm>[];
  readonly texts: Texts;
  readonly now: LocalDateTime;
}

/** What one can go to today, in one line with links to the films; otherwise the next. */
export const Soon = ({ block, films, texts, now }: SoonProps) => {
  const open = films
    .flatMap(({ film, showings }) => showings.map(({ event }) => ({ film, event })))
    .filter(({ event }) => event.start > now && !["none", "soldOut"].includes(stateAt(event, now).tickets))
    .sort(byText(({ event }) => event.start));
  const today = open.filter(({ event }) => dateOf(event.start) === dateOf(now));
  const shown = today.length > 0 ? today : open.slice(0, 1);
  if (shown.length === 0) return null;
  const near = today.every(({ event }) => isInEvening(event.start)) ? texts.tonight : texts.today;
  return (
    <p className={styles.soon}>
      <strong>{today.length > 0 ? near : texts.next}:</strong>
      {shown.map(({ film, event }) => {
        const translation = film.translations.find(({ language }) => language === block.language);
        const time = today.length > 0 ? texts.time(event.start, null) : texts.moment(event.start);
        return (
          <span key={event.key} data-until={event.start}>
            {" "}
            <a href={`#${entryId(block.id, film)}`}>
              <span lang={translation?.title ? undefined : "nb"}>{translation?.title ?? film.title}</span>, {time}
            </a>
          </span>
        );
      })}
    </p>
  );
};
