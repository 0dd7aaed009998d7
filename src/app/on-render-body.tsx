import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ALWAYS_INLINE, INLINE_SCRIPTS } from "./inline-scripts";

/** In develop nothing waits: the page comes with its scripts. */
const SCRIPTS = process.env.NODE_ENV === "production" ? INLINE_SCRIPTS : ALWAYS_INLINE;

/** The two fonts of every page, where no browser asks for them: gatsby-plugin-offline sees here what it is to keep. */
const FONTS = [headline, text]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join("");

/** What has ended, and what is to be narrowed down, is hidden; what lies below, our fonts and the start scripts wait. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...SCRIPTS.map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; React would take links out of the template
    <template key="fonts" dangerouslySetInnerHTML={{ __html: FONTS }} />,
  ]);
};
