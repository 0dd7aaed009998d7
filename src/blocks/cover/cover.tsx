import { graphql } from "gatsby";
import { use, useEffect } from "react";
import { ageLimitLabel } from "../../../domain/showings/age-limit";
import { runAt } from "../../../domain/showings/run";
import { dateOf } from "../../../domain/time/local-time";
import { duration, fullDate, withWholeFigures } from "../../../domain/time/norwegian";
import { toLocal } from "../../../domain/time/oslo";
import { ShareButton } from "../../components/buttons/share-button";
import { FilmHeart } from "../../components/cards/film-heart";
import { Picture } from "../../components/elements/picture";
import { Tag, Tags } from "../../components/elements/tags";
import { trackedItem, useTracking } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { AgeBadge } from "../../components/programme/child/age-badge";
import { siteTexts } from "../../lib/texts";
import { TrailerPlace } from "../../lib/trailer-place";
import type { BlockProps } from "../block-props";
import * as styles from "./cover.module.css";
import { NextTicket } from "./next-ticket";

type CoverFields = Queries.CoverBlockFieldsFragment;

const ProductionFacts = ({ production }: { readonly production: NonNullable<CoverFields["production"]> }) => (
  <Tags>
    {production.object === "movie" && (
      <Tag>
        <AgeBadge limit={production.ageLimit} decorative /> {ageLimitLabel(production.ageLimit)}
      </Tag>
    )}
    {production.runningTime !== null && <Tag>{duration(production.runningTime)}</Tag>}
    {production.genres.map((genre) => (
      <Tag key={genre}>{genre}</Tag>
    ))}
    {production.ageText !== null && <Tag>{production.ageText}</Tag>}
    {production.features.map((feature) => (
      <Tag key={feature} kind="outline">
        {feature}
      </Tag>
    ))}
  </Tags>
);

const articleLine = ({ author, updatedAt }: NonNullable<CoverFields["coverArticle"]>): string =>
  `${author}. ${siteTexts.updated(fullDate(dateOf(toLocal(updatedAt))))}`;

/** Reports that a production's own page is viewed. */
const useViewed = (production: CoverFields["production"]): void => {
  const { view } = useTracking();
  useEffect(() => {
    if (production) view(trackedItem(production));
  }, [view, production]);
};

const SIZES = {
  film: "(min-width: 82rem) 82rem, 100vw",
  series: "(min-width: 64rem) 58vw, 100vw",
  article: "(min-width: 48rem) 44rem, 100vw",
  wide: "100vw",
  page: "(min-width: 48rem) 42vw, 100vw",
} as const;

/**
 * The form of a cover. Films and series are dark, with what is on next; an article begins with its title; other pages
 * have their picture beside the title or across the page. The latter two have the tone of their row.
 */
const kindOf = ({ production, coverArticle, asOf, wide }: CoverFields): keyof typeof SIZES => {
  if (production) return "film";
  if (asOf !== "") return "series";
  if (coverArticle) return "article";
  return wide ? "wide" : "page";
};

/** A wide picture with the page's headline, and a film's poster beside. */
export const Cover = ({ block, headline: Heading, first }: BlockProps<CoverFields>) => {
  const now = useNow(block.asOf);
  const trailer = use(TrailerPlace);
  const { production, coverArticle: article } = block;
  const isOver = block.asOf !== "" && production !== null && runAt(production, block.events, now).is === "ended";
  useViewed(Heading === "h1" ? production : null);
  const kind = kindOf(block);
  const picture = block.coverPicture ?? production?.cover ?? article?.image ?? null;
  const kicker =
    block.kicker ??
    (production?.object === "culture" ? production.kind : null) ??
    (article && siteTexts.articleCategory(article.category));
  const lead = block.lead ?? production?.contents[0]?.summary ?? article?.summary;
  const screen = picture && (
    <div className={styles.screen}>
      <Picture picture={picture} shape="wide" sizes={SIZES[kind]} eager={first} className={styles.picture} />
    </div>
  );
  // In the order in which they stand: what comes later must not move what is painted.
  return (
    <div
      className={styles.cover}
      data-tone={kind === "film" || kind === "series" ? "dark" : undefined}
      data-kind={kind}
      data-screen={picture !== null}
      data-poster={production !== null && production.poster !== null}
    >
      {kind !== "article" && screen}
      <div className={styles.words}>
        {production?.poster && (
          <Picture
            picture={production.poster}
            shape="poster"
            sizes="(min-width: 48rem) 13rem, 7rem"
            eager={first}
            className={styles.poster}
          />
        )}
        <div className={styles.text}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Heading className={styles.heading}>{production?.title ?? article?.title ?? block.heading}</Heading>
          {production && <ProductionFacts production={production} />}
          {lead !== undefined && <p className={styles.lead}>{withWholeFigures(lead)}</p>}
          {block.asOf !== "" && <NextTicket block={block} />}
          {production && (
            <div className={styles.actions} data-count={trailer === null ? 2 : 3}>
              {!isOver && <FilmHeart production={production} withLabel />}
              {trailer !== null && (
                <a className={styles.trailer} href={`#${trailer}`}>
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 4.500v15l13-7.500z" />
                  </svg>
                  {siteTexts.trailer}
                </a>
              )}
              {production.path !== null && <ShareButton title={production.title} path={production.path} />}
            </div>
          )}
          {article && <p className={styles.byline}>{articleLine(article)}</p>}
        </div>
      </div>
      {kind === "article" && screen}
    </div>
  );
};

export const query = graphql`
  fragment CoverBlockFields on CoverBlock {
    id
    kicker
    heading
    lead: text
    coverPicture: picture {
      ...WidePicture
    }
    production {
      key
      object
      title
      path
      ediNumber
      kind
      ageLimit
      ageText
      premiere
      runningTime
      genres
      features
      contents {
        summary
      }
      cover {
        ...WidePicture
      }
      poster {
        ...PosterPicture
      }
    }
    wide
    asOf
    events {
      ...ShowingFields
    }
    productions {
      ...ShowingProduction
    }
    coverArticle: article {
      title
      summary
      category
      author
      updatedAt
      image {
        ...WidePicture
      }
    }
  }
`;
