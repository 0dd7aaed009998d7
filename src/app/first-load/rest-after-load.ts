/**
 * Before the first paint, lets the style sheet skip off-screen rows (`data-below` in theme/base.css): laying out a long
 * programme takes a slow phone a third of a second, and again when the fonts load. `first-load/lay-out-rest.ts` ends
 * it, and so does the first scroll, since heights are estimates until then; an address with a hash would be scrolled to
 * by these estimates, and WebKit restores the place of a reload by them. The text is constant, as in
 * `ended-at-load.ts`; without script nothing is skipped.
 */
export const REST_AFTER_LOAD =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){document.head.dataset.rest="later";addEventListener("scroll",()=>{delete document.head.dataset.rest},{once:true})}';
