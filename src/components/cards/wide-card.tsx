import type { ReactNode } from "react";
import type { LocalDateTime } from "../../../domain/time/local-time";
import { Link } from "../elements/link";
import { Picture } from "../elements/picture";
import * as styles from "./wide-card.module.css";

interface WideCardProps {
  readonly level: "h2" | "h3";
  readonly path: string | null;
  readonly title: string;
  readonly kicker: ReactNode;
  readonly text: string | null;
  readonly picture: Queries.CardPictureFragment | null;
  /** When it ends, if it does; see `untilOf`. */
  readonly until?: LocalDateTime;
  /** In a wide list: a card, the first of a few without a frame, or a line without a picture beside that. */
  readonly form?: "card" | "lead" | "line";
  readonly children?: ReactNode;
}

/** A card with a wide picture: an article, a culture event. */
export const WideCard = (props: WideCardProps) => {
  const { level: Heading, path, title, kicker, text, picture, until, form, children } = props;
  return (
    <article className={styles.card} data-until={until} data-form={form}>
      {picture && (
        <Picture
          picture={picture}
          shape="wide"
          sizes={
            form === "lead"
              ? "(min-width: 48rem) 42rem, 16rem"
              : "(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 16rem"
          }
          decorative
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <Heading className={styles.title}>{path === null ? title : <Link to={path}>{title}</Link>}</Heading>
        {text !== null && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </article>
  );
};
