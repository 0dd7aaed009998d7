const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

/**
 * Puts links in the place of a page's start scripts. They are of no kind that a browser fetches;
 * src/app/start-after-load.ts runs them when the page has been drawn. Gatsby puts the scripts into pages when those are
 * written, too late for its own `onPreRenderHTML`.
 */
export const startLinks = (html: string): string => html.replace(START_SCRIPT, '<link href="$1" data-start>');
