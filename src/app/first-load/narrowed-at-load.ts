import { FILTER_PARAMETERS } from "../../components/programme/filters/selection";

/** The longest time for which a list is hidden. */
const UNSEEN_MS = 8000;

/**
 * Before the first paint, marks a page whose address filters a programme or holds a search, so that a visitor with a
 * shared link does not see the whole list first, nor results that move what follows. The programme removes the mark
 * when it has filtered, the search when it has results, and so does a timeout: if scripts fail, the whole list is
 * better than none. The mark is on `head`, because React clears the attributes of `html` when it renders one. The text
 * is constant, as in `ended-at-load.ts`.
 */
export const NARROWED_AT_LOAD = `/[?&](${[...FILTER_PARAMETERS, "q"].join("|")})=/.test(location.search)&&(document.head.dataset.narrowing="",setTimeout(()=>{delete document.head.dataset.narrowing},${UNSEEN_MS}))`;
