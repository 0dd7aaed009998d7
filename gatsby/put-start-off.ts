const START_SCRIPT = /<script src="(\/[^"]+\.js)" async><\/script>/g;

/**
 * Puts a page's start scripts into templates, which a browser neither fetches nor runs; src/app/start-after-load.ts does when
 * the page has been drawn. Gatsby puts the scripts into pages when those are written, too late for its own `onPreRenderHTML`.
 * No content can look like such a script, for the reason that page-parts.ts gives.
 */
export const putStartOff = (html: string): string =>
  html.replace(START_SCRIPT, (_script, src: string) => deferred(`<script src="${src}"></script>`));

/** Markup that the browser is to add after the page has loaded. */
export const deferred = (markup: string): string => `<template data-start>${markup}</template>`;
