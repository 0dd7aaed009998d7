import { dateOf, type LocalDateTime } from "../../../../../domain/time/local-time";
import { longDate } from "../../../../../domain/time/norwegian";
import { whenLabel } from "../../../../components/cards/poster-card";
import { Link } from "../../../../components/elements/link";
import { Tag, Tags } from "../../../../components/elements/tags";
import { AgeBadge } from "../../../../components/programme/child/age-badge";
import { CalendarLink } from "../../../../components/programme/row/calendar-link";
import { StateTags } from "../../../../components/programme/row/state-tags";
import { siteTexts } from "../../../../lib/texts";
import type { ListedFilm } from "../../watch-list/listed-film";
import type { MyFilmRow } from "../../watch-list/my-films";
import { filmClubTexts } from "../texts";
import { AdditionState } from "./addition-state";
import * as styles from "./film-row.module.css";

interface FilmRowProps {
  readonly row: MyFilmRow;
  /** Whether it has been scheduled since the last visit. */
  readonly isNew: boolean;
  readonly level: "h2" | "h3";
  readonly now: LocalDateTime;
  readonly onRemove: (film: ListedFilm) => void;
  readonly onRetry: ((film: ListedFilm) => void) | undefined;
}

const posterOf = ({ film, facts }: MyFilmRow): { readonly src: string; readonly srcSet?: string } | null => {
  if (facts?.poster) return { src: facts.poster.small, srcSet: `${facts.poster.small} 1x, ${facts.poster.large} 2x` };
  return film.poster === null ? null : { src: film.poster };
};

const whenText = ({ facts, next: showing }: MyFilmRow, now: LocalDateTime): string => {
  if (showing) return `${whenLabel(showing.start, now)}, ${showing.hall}`;
  const premiere = facts?.premiere ?? "";
  return premiere > now ? `${siteTexts.premiere} ${longDate(premiere)}` : filmClubTexts.listNoShowing;
};

/** One film of the visitor's list, with its next showing. */
export const FilmRow = ({ row, isNew, level: Heading, now, onRemove, onRetry }: FilmRowProps) => {
  const { film, facts, next: showing, isLast } = row;
  const poster = posterOf(row);
  const title = facts?.title ?? film.title;
  return (
    <article className={styles.film} data-state={film.state}>
      {poster ? (
        <img {...poster} className={styles.poster} width={96} height={144} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.poster} />
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{film.path === null ? title : <Link to={film.path}>{title}</Link>}</Heading>
        {!row.hasFailed && <p className={styles.when}>{whenText(row, now)}</p>}
        <Tags>
          {facts && (
            <Tag>
              <AgeBadge limit={facts.ageLimit} />
            </Tag>
          )}
          {isNew && <Tag kind="outline">{filmClubTexts.listNewlyScheduled}</Tag>}
          {showing && <StateTags event={showing} now={now} />}
          {isLast && <Tag kind="strong">{siteTexts.lastShowing}</Tag>}
        </Tags>
        <AdditionState film={film} onRemove={onRemove} onRetry={onRetry}>
          {showing && showing.status !== "cancelled" && (
            <CalendarLink event={showing} title={title} day={longDate(dateOf(showing.start))} />
          )}
        </AdditionState>
      </div>
    </article>
  );
};
