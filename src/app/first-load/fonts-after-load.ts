/**
 * On a first visit text is rendered in local fonts with matching metrics (src/theme/fonts.css). The site's fonts are
 * requested after the start scripts (`start-after-load.ts`): on a slow network, 53 KB before the first picture delay it
 * by half a second, and beside the scripts they delay hydration by a quarter of one. They are applied when both have
 * loaded, or the page would be laid out twice. On later visits the service worker serves them at once. Without script
 * nothing is deferred. The mark is on `head` for the reason given in `narrowed-at-load.ts`, and the text is constant as
 * in `ended-at-load.ts`.
 */
export const FONTS_AFTER_LOAD = 'if(!navigator.serviceWorker?.controller)document.head.dataset.fonts="later"';
