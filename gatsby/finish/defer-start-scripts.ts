const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

const DEFERRED = "<template data-start>";

/** Markup that the browser adds after the page has loaded. */
export const deferred = (markup: string): string => `${DEFERRED}${markup}</template>`;

/**
 * Puts a page's start scripts into templates, which browsers neither fetch nor run;
 * src/app/first-load/start-after-load.ts does after the first paint. Gatsby inserts these scripts when it writes pages,
 * after its own `onPreRenderHTML`. No content can match the pattern, for the reason that page-parts.ts gives.
 */
export const deferStartScripts = (html: string): string =>
  html.replace(START_SCRIPT, (_script, src: string) => deferred(`<script src="${src}"></script>`));

/** How many start scripts of a page are deferred. */
export const countDeferred = (html: string): number => html.split(`${DEFERRED}<script src="`).length - 1;
