/**
 * A first visitor reads at once, in the reader's own fonts stretched to our measures (src/theme/fonts.css); ours are asked for
 * when the start scripts have come (`start-after-load.ts`): on a slow network 53 KB before the first picture keep it waiting for half
 * a second, and beside the scripts they keep the page from coming alive for a quarter of one. The page takes
 * them when both have come, or it would be laid out twice. Who has been here before has them from the service worker, and sees
 * no other. Without script nothing is put off. The mark is on `head` for the same reason as that of `narrowed-at-load.ts`, and
 * the text is constant like that of `ended-at-load.ts`.
 */
export const FONTS_AFTER_LOAD = 'if(!navigator.serviceWorker?.controller)document.head.dataset.fonts="later"';
