import { graphql } from "gatsby";
import { EmptyNote } from "../../components/elements/empty-note";
import { Link } from "../../components/elements/link";
import { Picture } from "../../components/elements/picture";
import { Section } from "../../components/elements/section";
import { LISTS } from "../../components/hooks/tracking";
import type { BlockProps } from "../block-props";
import * as styles from "./poster-wall.module.css";

type Fields = Queries.PosterWallBlockFieldsFragment;

/** Each film once: its versions share a page. */
const posters = (productions: Fields["productions"]) => [
  ...new Map(
    productions.flatMap((one) => (one.poster === null ? [] : [[one.path ?? one.key, { ...one, poster: one.poster }]])),
  ).values(),
];

/** Posters side by side; the title is in the picture, and its text alternative. */
export const PosterWall = ({ block }: BlockProps<Fields>) => {
  const shown = posters(block.productions);
  return (
    <Section list={LISTS.posters} id={`${block.id}-overskrift`} heading={block.heading}>
      {shown.length === 0 && <EmptyNote>{block.emptyText}</EmptyNote>}
      <ul className={styles.wall} data-threes={shown.length % 3} data-fives={shown.length % 5}>
        {shown.map(({ key, title, path, poster }) => {
          const picture = (
            <Picture
              picture={{ ...poster, alt: title }}
              shape="poster"
              sizes="(min-width: 82rem) 16rem, (min-width: 40rem) 20vw, 31vw"
            />
          );
          return (
            <li key={key}>
              {path === null ? (
                picture
              ) : (
                <Link to={path} className={styles.poster}>
                  {picture}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};

export const query = graphql`
  fragment PosterWallBlockFields on PosterWallBlock {
    id
    heading
    emptyText
    productions {
      key
      title
      path
      poster {
        ...PosterPicture
      }
    }
  }
`;
