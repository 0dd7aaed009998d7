import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";

/** The page's language, and the two fonts that every page needs, asked for early. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "nb" });
  setHeadComponents(
    [headline, text].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
};
