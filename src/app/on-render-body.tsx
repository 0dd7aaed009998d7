import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ALWAYS_INLINE, INLINE_SCRIPTS } from "./first-load/inline-scripts";

/** In develop nothing is deferred. */
const SCRIPTS = process.env.NODE_ENV === "production" ? INLINE_SCRIPTS : ALWAYS_INLINE;

/** The fonts of every page, after the first picture. A page that is painted before they come keeps the fallbacks. */
const FONTS = [headline, text];

/** Adds the fonts and the inline scripts to the head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...FONTS.map((href) => (
      <link
        key={href}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    )),
    ...SCRIPTS.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
  ]);
};
