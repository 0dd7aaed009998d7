import runtime from "site-runtime.json";
import { LISTS, listAround, type TrackedItem } from "../../components/hooks/tracking";
import { type Selection, selectContent } from "../../features/analytics/select-content";

const report = (action: Selection["action"], item: TrackedItem, listName: string): void => {
  if (runtime.analytics !== null) selectContent({ action, ...item, brand: runtime.brand, listName });
};

/** The list whose link was followed last, and the target of the link. */
let followed: { readonly path: string; readonly list: string } | null = null;

/** Records, until the document is unloaded, which list led to which page. */
export const trackFollowedLists = (): void => {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.closest("[data-list]")) followed = { path: link.pathname, list: listAround(link) };
    },
    { capture: true },
  );
};

/** An item's page that no list led to counts as the list of its own showings. */
const listThatLedHere = (): string => (followed?.path === window.location.pathname ? followed.list : LISTS.showings);

/** Reports views and ticket links to analytics; without consent nothing is reported. */
export const TRACKING = {
  buy: (item: TrackedItem, list: string) => report("buy ticket", item, list),
  view: (item: TrackedItem) => report("view item", item, listThatLedHere()),
};
