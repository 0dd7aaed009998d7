const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

/**
 * Puts a page's start scripts into templates, which a browser neither fetches nor runs; src/app/start-after-load.ts does when
 * the page has been drawn. Gatsby puts the scripts into pages when those are
 * written, too late for its own `onPreRenderHTML`.
 */
export const putStartOff = (html: string): string =>
  html.replace(START_SCRIPT, '<template data-start><script src="$1"></script></template>');
