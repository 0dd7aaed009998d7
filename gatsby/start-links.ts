const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

/**
 * Puts links in the place of a page's start scripts; the browser may fetch them when it has nothing better to do, and
 * src/app/start-after-load.ts runs them when the page has loaded. Gatsby puts the scripts into pages when those are
 * written, too late for its own `onPreRenderHTML`.
 */
export const startLinks = (html: string): string =>
  html.replace(START_SCRIPT, '<link rel="prefetch" as="script" href="$1" data-start>');
