import runtime from "site-runtime.json";
import { LISTS, listAround, type TrackedItem } from "../components/tracking";
import { type Selection, selectContent } from "../features/analytics/select-content";

const tell = (action: Selection["action"], item: TrackedItem, listName: string): void => {
  if (runtime.analytics !== null) selectContent({ action, ...item, brand: runtime.brand, listName });
};

/** The list from which the reader last followed a link, and where the link led. */
let followed: { readonly path: string; readonly list: string } | null = null;

/** Remembers, for as long as the page lives, which list led to which page. */
export const rememberLists = (): void => {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.closest("[data-list]")) followed = { path: link.pathname, list: listAround(link) };
    },
    { capture: true },
  );
};

/** An item's page that no list led to is read for its own showings. */
const listThatLedHere = (): string => (followed?.path === window.location.pathname ? followed.list : LISTS.showings);

/** What becomes of what readers look at and buy: nothing, unless they have consented. */
export const TRACKING = {
  buy: (item: TrackedItem, list: string) => tell("buy ticket", item, list),
  view: (item: TrackedItem) => tell("view item", item, listThatLedHere()),
};
