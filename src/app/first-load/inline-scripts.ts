import { ENDED_AT_LOAD } from "./ended-at-load";
import { NARROWED_AT_LOAD } from "./narrowed-at-load";
import { POPOVERS_AT_LOAD } from "./popovers-at-load";
import { REST_AFTER_LOAD } from "./rest-after-load";
import { START_AFTER_LOAD } from "./start-after-load";

/** Inline scripts that every page needs, also in `gatsby develop`. */
export const ALWAYS_INLINE: readonly string[] = [ENDED_AT_LOAD, NARROWED_AT_LOAD, POPOVERS_AT_LOAD];

/**
 * Every inline script of the site's own, in the order of the head. The content security policy allows these and
 * Gatsby's two; a page with any other ends the build (gatsby/finish/inline-scripts.ts), so a new one is added here.
 */
export const INLINE_SCRIPTS: readonly string[] = [...ALWAYS_INLINE, REST_AFTER_LOAD, START_AFTER_LOAD];
