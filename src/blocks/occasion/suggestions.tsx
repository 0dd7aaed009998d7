import type { LocalDateTime } from "../../../domain/time/local-time";
import { duration, sentenceCase } from "../../../domain/time/norwegian";
import { FilmHeart } from "../../components/cards/film-heart";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { Tag, Tags } from "../../components/elements/tags";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { FoldForChild } from "../../components/programme/child/fold-for-child";
import { distinctFacts, versionFacts } from "../../components/programme/row/showing-facts";
import { siteTexts } from "../../lib/texts";
import { SuggestedTime } from "./suggested-time";
import * as styles from "./suggestions.module.css";

type Event = Queries.ShowingFieldsFragment;
type Production = Queries.OccasionBlockFieldsFragment["productions"][number];

interface Suggestion {
  readonly production: Production;
  /** Earliest first, each with its version of the film. */
  readonly times: readonly { readonly event: Event; readonly version: Production }[];
}

interface SuggestionsProps {
  /** Earliest first. */
  readonly events: readonly Event[];
  readonly productions: ReadonlyMap<string, Production>;
  readonly level: "h2" | "h3";
  readonly now: LocalDateTime;
}

/** The number of times that are visible; the others are folded. */
const OPEN = 3;

/** Each film once, with its versions. */
const suggestionsOf = ({ events, productions }: Pick<SuggestionsProps, "events" | "productions">) => {
  const pages = new Map<string, Suggestion>();
  for (const event of events) {
    const version = productions.get(event.production.key);
    if (version === undefined) continue;
    const page = version.path ?? version.key;
    const { production = version, times = [] } = pages.get(page) ?? {};
    pages.set(page, { production, times: [...times, { event, version }] });
  }
  return [...pages.values()];
};

const Facts = ({ facts }: { readonly facts: readonly string[] }) => facts.map((fact) => <Tag key={fact}>{fact}</Tag>);

/** What one may choose among, each once: what it is, its prices and all its times. */
export const Suggestions = ({ events, productions, level: Heading, now }: SuggestionsProps) => {
  const draw = (shown: readonly Suggestion[]) => (
    <div className={styles.suggestions}>
      {shown.map(({ production, times }) => {
        const { key, path, title, poster, object, kind, runningTime, contents } = production;
        const halls = [...new Set(times.map(({ event }) => event.hall.name))];
        const shared = [...versionFacts(production), ...(halls.length === 1 ? halls : [])];
        const rows = times.map((time) => (
          <SuggestedTime key={time.event.key} repeated={shared.join("\n")} now={now} {...time} />
        ));
        const facts = distinctFacts([
          object === "movie" ? null : kind,
          runningTime === null ? null : duration(runningTime),
          ...shared,
        ]);
        return (
          <article key={key} className={styles.suggestion} data-until={times.at(-1)?.event.start}>
            {poster && (
              <Picture
                picture={poster}
                shape="poster"
                sizes="(min-width: 40rem) 9rem, 5rem"
                decorative
                className={styles.poster}
              />
            )}
            <div className={styles.about}>
              <div className={styles.head}>
                <Heading className={styles.title}>{path === null ? title : <Link to={path}>{title}</Link>}</Heading>
                <div className={styles.heart}>
                  <FilmHeart production={production} />
                </div>
              </div>
              <Tags>
                {object === "movie" && (
                  <Tag kind="symbols">
                    <AgeBadge limit={production.ageLimit} />
                  </Tag>
                )}
                <Facts facts={facts} />
              </Tags>
              {contents[0] && <p>{contents[0].summary}</p>}
            </div>
            <div className={styles.times}>
              <ul className={styles.list}>{rows.slice(0, OPEN)}</ul>
              {rows.length > OPEN && (
                <details>
                  <summary className={styles.rest}>{sentenceCase(siteTexts.timesMore(rows.length - OPEN))}</summary>
                  <ul className={styles.list}>{rows.slice(OPEN)}</ul>
                </details>
              )}
            </div>
          </article>
        );
      })}
    </div>
  );
  return (
    <FoldForChild
      items={suggestionsOf({ events, productions })}
      productionOf={({ production }) => production}
      noun="films"
    >
      {draw}
    </FoldForChild>
  );
};
