import { graphql } from "gatsby";
import { createElement } from "react";
import { documentTitle } from "../../domain/publishing/document-title";
import { shareCard } from "../../domain/publishing/share-card";
import { componentOf, isUnlisted } from "../../domain/publishing/unlisted";
import { layoutTexts } from "./texts";

interface SeoProps {
  readonly page: Queries.SeoPageFragment;
  readonly website: Queries.SeoWebsiteFragment;
}

const absolute = (url: string, path: string): string => (path === "/" ? url : `${url}${path}`);

/** Search engines must not index a site that is not published or not in production, nor some pages of any site. */
const isOutOfBounds = ({ layout, blocks }: SeoProps["page"], { published, stage }: SeoProps["website"]): boolean =>
  !published ||
  stage !== "production" ||
  isUnlisted({ layout, components: blocks.map(({ __typename }) => componentOf(__typename)) });

/**
 * The static pages have their language. Were it in the browser's head too, Gatsby would remove it and set it again with
 * each navigation, and the whole page would be styled and laid out twice. Develop has no static pages.
 */
const HAS_LANGUAGE = process.env.NODE_ENV === "production" && typeof window !== "undefined";

/**
 * Meta data of a page for search engines and link previews. Gatsby takes the attributes of html from its replacement,
 * which it finds by React's createElement: what JSX is compiled to would render html inside a div.
 */
export const Seo = ({ page, website }: SeoProps) => {
  const { path, meta } = page;
  const title = documentTitle({ path, title: meta.title }, website.name);
  const card = shareCard(page);
  const picture = meta.image?.file.childImageSharp?.share;
  const shared = card?.address ?? picture?.src;
  // The not-found page is sent for any missing address, so it has no canonical one.
  const address = page.blocks.some(({ __typename }) => __typename === "NotFoundBlock")
    ? null
    : absolute(website.url, path);
  return (
    <>
      {!HAS_LANGUAGE && createElement("html", { lang: website.locale.default })}
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords.length > 0 && <meta name="keywords" content={meta.keywords.join(", ")} />}
      {isOutOfBounds(page, website) && <meta name="robots" content="noindex" />}
      <meta name="generator" content={layoutTexts.generator(website.skeletonVersion)} />
      {address !== null && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={website.name} />
      {page.language === null && <meta property="og:locale" content="nb_NO" />}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {address !== null && <meta property="og:url" content={address} />}
      {picture && shared && <meta property="og:image" content={absolute(website.url, shared)} />}
      {picture && shared && <meta property="og:image:width" content={String(picture.width)} />}
      {picture && shared && <meta property="og:image:height" content={String(picture.height)} />}
      {picture && (
        <meta
          property="og:image:alt"
          content={[card?.title, card?.day, meta.image?.alt || meta.title].filter(Boolean).join(". ")}
        />
      )}
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
    </>
  );
};

export const query = graphql`
  fragment SeoPage on Page {
    path
    layout
    language
    blocks {
      __typename
      ... on CoverBlock {
        asOf
        production {
          title
          premiere
        }
        events {
          start
          status
        }
      }
    }
    meta {
      title
      description
      keywords
      image {
        alt
        file {
          childImageSharp {
            share: resize(width: 1200, height: 630, toFormat: JPG, quality: 72) {
              src
              width
              height
            }
          }
        }
      }
    }
  }

  fragment SeoWebsite on Website {
    name
    url
    published
    stage
    skeletonVersion
    locale {
      default
    }
  }
`;
