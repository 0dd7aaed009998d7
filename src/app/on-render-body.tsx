import type { GatsbySSR } from "gatsby";
import headline from "../theme/fonts/headline.woff2";
import text from "../theme/fonts/text.woff2";
import { ENDED_AT_LOAD } from "./ended-at-load";
import { FONTS_AFTER_LOAD } from "./fonts-after-load";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";
import { REST_AFTER_LOAD } from "./rest-after-load";
import { START_AFTER_LOAD } from "./start-after-load";

/** In develop nothing waits: the page comes with its scripts. */
const LATER: readonly string[] =
  process.env.NODE_ENV === "production" ? [REST_AFTER_LOAD, FONTS_AFTER_LOAD, START_AFTER_LOAD] : [];

/** The two fonts of every page, where no browser asks for them: gatsby-plugin-offline sees here what it is to keep. */
const FONTS = [headline, text]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join("");

/** What has ended, and what is to be narrowed down, is hidden; what lies below, our fonts and the start scripts wait. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...[ENDED_AT_LOAD, NARROWED_AT_LOAD, ...LATER].map((script) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; React would take links out of the template
    <template key="fonts" dangerouslySetInnerHTML={{ __html: FONTS }} />,
  ]);
};
