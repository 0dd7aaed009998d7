/**
 * Text is never laid out a second time because a font has come. A font is used on a page when it has come before the
 * first paint (`font-display: optional`, src/theme/fonts.css), or text is set in local fonts with matching metrics.
 *
 * The fonts are preloaded where that costs little: with the service worker, and on a connection that the browser does
 * not report as slow. On a slow one 53 KB before the first picture would delay it by half a second; the page gets the
 * mark `later`, the fonts are requested after the start scripts (`start-after-load.ts`), and the next page uses them
 * (`applyLoadedFonts`). Without script they are requested by the style sheet.
 *
 * The mark is on `head` for the reason given in `narrowed-at-load.ts`, and the text is constant as in
 * `ended-at-load.ts`. The template with the links is in the head before this script (`on-render-body.tsx`).
 */
export const FONTS_AT_LOAD = `(()=>{
const{serviceWorker,connection}=navigator,{head}=document;
const slow=connection&&(connection.saveData||connection.effectiveType!=="4g"||connection.rtt>100);
if(slow&&!serviceWorker?.controller)head.dataset.fonts="later";
else head.append(head.querySelector("template[data-fonts]").content.cloneNode(true))
})()`.replaceAll("\n", "");

/** What the start scripts set in the place of `later` when both fonts have come. */
export const FONTS_LOADED = "loaded";

/** Uses fonts that came too late for the previous page. Called when another page is rendered, before its paint. */
export const applyLoadedFonts = (): void => {
  if (document.head.dataset.fonts === FONTS_LOADED) delete document.head.dataset.fonts;
};
