import runtime from "site-runtime.json";
import type { TrackedItem } from "../components/tracking";
import { type Selection, selectContent } from "../features/analytics/select-content";

const tell =
  (action: Selection["action"]) =>
  (item: TrackedItem): void => {
    if (runtime.analytics === null) return;
    selectContent({ action, ...item, brand: runtime.brand, listName: window.location.pathname });
  };

/** What becomes of what readers look at and buy: nothing, unless they have consented. */
export const TRACKING = { buy: tell("buy ticket"), view: tell("view item") };
