import { clsx } from "clsx";
import { graphql } from "gatsby";
import * as styles from "./thumb.module.css";

/** A small poster beside text with the same content: decoration only. */
export const Thumb = ({
  picture,
  className,
}: {
  readonly picture: Queries.ThumbPictureFragment;
  readonly className?: string | undefined;
}) => {
  const sharp = picture.file.childImageSharp;
  if (!sharp?.small || !sharp.large) return null;
  return (
    <img
      className={clsx(styles.thumb, className)}
      src={sharp.small.src ?? undefined}
      srcSet={`${sharp.small.src} 1x, ${sharp.large.src} 2x`}
      width={96}
      height={144}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
};

export const query = graphql`
  fragment ThumbPicture on Picture {
    file {
      childImageSharp {
        small: resize(width: 96, height: 144, toFormat: WEBP, quality: 70) {
          src
        }
        large: resize(width: 192, height: 288, toFormat: WEBP, quality: 65) {
          src
        }
      }
    }
  }
`;
