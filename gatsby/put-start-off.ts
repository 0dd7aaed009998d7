const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

const LINKS = /<template data-start data-beside>.*?<\/template>/;

/**
 * Puts a page's start scripts into templates, which a browser neither fetches nor runs; src/app/start-after-load.ts does when
 * the page has been drawn. Gatsby puts the scripts into pages when those are written, too late for its own `onPreRenderHTML`.
 */
export const putStartOff = (html: string): string =>
  html.replace(START_SCRIPT, '<template data-start><script src="$1"></script></template>');

export const withoutStartLinks = (html: string): string => html.replace(LINKS, "");

/** With links to what the start scripts will ask for one after the other, so that it is fetched beside them. */
export const withStartLinks = (html: string, links: string): string =>
  withoutStartLinks(html).replace("</body>", `<template data-start data-beside>${links}</template></body>`);
