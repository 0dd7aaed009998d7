import { FILTER_PARAMETERS } from "../features/programme/selection";

/** The longest that a list waits unseen. */
const UNSEEN_MS = 8000;

/**
 * Before anything is drawn, tells the style sheet that the address narrows a programme down, so that a reader with a shared
 * link does not see the whole list first. The programme takes the mark away when it has done its work, and so does a time limit: whatever happens to the scripts, the whole list is
 * better than none. The mark is on
 * `head`, because React clears the attributes of `html` when it draws one. The text is constant, like that of
 * `ended-at-load.ts`.
 */
export const NARROWED_AT_LOAD = `/[?&](${FILTER_PARAMETERS.join("|")})=/.test(location.search)&&(document.head.dataset.narrowing="",setTimeout(()=>{delete document.head.dataset.narrowing},${UNSEEN_MS}))`;
