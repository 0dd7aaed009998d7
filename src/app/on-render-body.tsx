import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ENDED_AT_LOAD } from "./ended-at-load";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";
import { START_AFTER_LOAD } from "./start-after-load";

/**
 * The two fonts that every page needs are asked for early; what has ended, and what is to be narrowed down, is hidden; the
 * start scripts wait.
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...[headline, text].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    ...[ENDED_AT_LOAD, NARROWED_AT_LOAD, ...(process.env.NODE_ENV === "production" ? [START_AFTER_LOAD] : [])].map(
      (script) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
      ),
    ),
  ]);
};
