import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ALWAYS_INLINE, INLINE_SCRIPTS } from "./first-load/inline-scripts";

/** In develop nothing is deferred. */
const SCRIPTS = process.env.NODE_ENV === "production" ? INLINE_SCRIPTS : ALWAYS_INLINE;

/**
 * The two fonts of every page, in a template that browsers ignore: `fonts-at-load.ts` takes them from here where they
 * are wanted at once, and gatsby-plugin-offline reads here what to precache.
 */
const FONTS = [headline, text]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join("");

/** Adds the inline scripts to the head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants; React would move links out of the template
    <template key="fonts" data-fonts="" dangerouslySetInnerHTML={{ __html: FONTS }} />,
    ...SCRIPTS.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
  ]);
};
