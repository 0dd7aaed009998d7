/**
 * Tells the style sheet, before anything is drawn, that what lies below may wait (`data-below` in theme/base.css): to lay out
 * a long programme takes a slow phone a third of a second, and once more when our fonts come. `runtime/lay-out-rest.ts`
 * ends it, and so does the first scroll, since heights are guesses until then. The text is constant like that of
 * `ended-at-load.ts`; without script nothing waits.
 */
export const REST_AFTER_LOAD =
  'document.head.dataset.rest="later";addEventListener("scroll",()=>{delete document.head.dataset.rest},{once:true})';
