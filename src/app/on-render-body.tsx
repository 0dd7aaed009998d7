import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ENDED_AT_LOAD } from "./ended-at-load";

/** The two fonts that every page needs are asked for early, and what has ended is hidden. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...[headline, text].map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    <script key="ended-at-load" dangerouslySetInnerHTML={{ __html: ENDED_AT_LOAD }} />,
  ]);
};
