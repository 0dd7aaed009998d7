import { graphql } from "gatsby";
import { useState } from "react";
import { duration } from "../../../domain/time/norwegian";
import { Picture } from "../../components/elements/picture";
import { Section } from "../../components/elements/section";
import { siteTexts } from "../../lib/texts";
import { trailerHeading } from "../../lib/trailer-place";
import type { BlockProps } from "../block-props";
import * as styles from "./trailer.module.css";

const length = (seconds: number): string => {
  const rest = seconds % 60;
  if (seconds < 60) return `${seconds} sekunder`;
  return `${duration(Math.floor(seconds / 60))}${rest === 0 ? "" : ` ${rest} s`}`;
};

/** The pressed button is removed; the focus moves to the player that replaces it. */
const focusOnArrival = (player: HTMLIFrameElement | null): void => player?.focus();

/** A trailer at another host. Nothing is requested before the button is pressed; without script it is a link. */
export const Trailer = ({ block }: BlockProps<Queries.TrailerBlockFieldsFragment>) => {
  const [shown, setShown] = useState(false);
  const production = block.productions.find(({ trailer }) => trailer !== null);
  if (!production?.trailer) return null;
  const { url, title, seconds } = production.trailer;
  return (
    <Section id={trailerHeading(block.id)} heading={block.heading ?? siteTexts.trailer}>
      <div className={styles.stage} data-tone="dark">
        {shown ? (
          <iframe className={styles.player} src={url} title={title} allow="fullscreen; autoplay" ref={focusOnArrival} />
        ) : (
          <>
            {production.cover && (
              <Picture
                picture={production.cover}
                shape="wide"
                sizes="(min-width: 48rem) 32vw, 92vw"
                decorative
                className={styles.still}
              />
            )}
            <a
              className={`ds-button ${styles.show}`}
              href={url}
              onClick={(event) => {
                event.preventDefault();
                setShown(true);
              }}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 4.500v15l13-7.500z" fill="currentColor" />
              </svg>
              {siteTexts.trailerShow(length(seconds).replaceAll(" ", "\u00a0"))}
            </a>
            <p className={styles.notice}>{siteTexts.trailerNotice(new URL(url).host)}</p>
          </>
        )}
      </div>
    </Section>
  );
};

export const query = graphql`
  fragment TrailerBlockFields on TrailerBlock {
    id
    heading
    productions {
      cover {
        ...WidePicture
      }
      trailer {
        url
        title
        seconds
      }
    }
  }
`;
