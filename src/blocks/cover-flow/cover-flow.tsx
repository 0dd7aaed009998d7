import { graphql } from "gatsby";
import type { FocusEvent } from "react";
import { byText } from "../../../domain/collections/by-text";
import { PosterCard } from "../../components/cards/poster-card";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import { useNow } from "../../components/hooks/use-now";
import { When } from "../../components/programme/day-label";
import { filmsWithShowings, isToCome } from "../../components/programme/films";
import { StateNote } from "../../components/programme/state-note";
import type { BlockProps } from "../block-props";
import * as styles from "./cover-flow.module.css";

/** Chromium does not scroll to an item that is partly outside its row when it gets keyboard focus. */
const bringIntoSight = ({ target }: FocusEvent<HTMLElement>): void =>
  target.closest("li")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });

/** A horizontally scrolling row of posters: the films of the programme, by their next showing. */
export const CoverFlow = ({ block }: BlockProps<Queries.CoverFlowBlockFieldsFragment>) => {
  const now = useNow(block.asOf);
  const films = filmsWithShowings(block.productions, now)
    .flatMap(({ film, next, until }) => (next && !isToCome(film, now) ? [{ film, next, until }] : []))
    .sort(byText(({ next }) => next.start));
  if (films.length === 0 && block.link === null) return null;
  return (
    <Section list={LISTS.posters} id={`${block.id}-overskrift`} heading={block.heading} link={block.link}>
      <ul className={styles.flow} onFocus={bringIntoSight}>
        {films.map(({ film, next, until }) => (
          <li key={film.key} className={styles.item}>
            <PosterCard
              production={film}
              until={until}
              note={
                <>
                  <When brief start={next.start} now={now} />
                  <StateNote event={next} now={now} />
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
};

export const query = graphql`
  fragment CoverFlowBlockFields on CoverFlowBlock {
    id
    heading
    link {
      label
      path
    }
    today {
      date
    }
    asOf
    productions {
      ...PosterCardFields
      premiere
      events {
        ...CardShowing
      }
    }
  }
`;
