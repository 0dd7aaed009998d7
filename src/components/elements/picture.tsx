import { clsx } from "clsx";
import { graphql } from "gatsby";
import * as styles from "./picture.module.css";

interface ImageSource {
  readonly srcSet?: string;
  readonly type?: string;
  readonly sizes?: string;
}

interface ImageData {
  readonly images: {
    readonly fallback?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
    readonly sources?: readonly ImageSource[];
  };
  readonly width: number;
  readonly height: number;
  readonly backgroundColor?: string;
}

interface PictureData {
  readonly alt: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly file: { readonly childImageSharp: { readonly gatsbyImageData: ImageData } | null };
}

interface PictureProps {
  readonly picture: PictureData;
  /** The `sizes` attribute: the picture's width on the page. */
  readonly sizes: string;
  /** "wide" for 16:9, "poster" for 2:3, "square" for 1:1. */
  readonly shape: "wide" | "poster" | "square";
  /** True for the first picture of the page, which loads eagerly. */
  readonly eager?: boolean;
  /** True where adjacent text has the same content. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture whose focal point stays visible. Plain markup from gatsby-plugin-image's data: no script, and a box with
 * the right aspect ratio and colour until it has loaded.
 */
export const Picture = ({ picture, sizes, shape, eager = false, decorative = false, className }: PictureProps) => {
  const data = picture.file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (!(data && fallback)) return null;
  const { x, y } = picture.focalPoint;
  return (
    <picture className={clsx(styles.frame, className)} data-shape={shape}>
      {data.images.sources?.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={sizes} />
      ))}
      <img
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={data.width}
        height={data.height}
        alt={decorative ? "" : picture.alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        style={{ objectPosition: `${x * 100}% ${y * 100}%`, backgroundColor: data.backgroundColor }}
      />
    </picture>
  );
};

export const query = graphql`
  fragment FocusedPicture on Picture {
    alt
    focalPoint {
      x
      y
    }
  }

  fragment WidePicture on Picture {
    ...FocusedPicture
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 1600
          breakpoints: [400, 800, 1200, 1600]
          formats: [AUTO, WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }

  fragment CardPicture on Picture {
    ...FocusedPicture
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 800
          breakpoints: [400, 800]
          formats: [AUTO, WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }

  fragment PosterPicture on Picture {
    ...FocusedPicture
    file {
      childImageSharp {
        gatsbyImageData(
          layout: CONSTRAINED
          width: 600
          breakpoints: [200, 400, 600]
          formats: [AUTO, WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
