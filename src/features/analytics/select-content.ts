import { consent } from "./consent";

/** Specification, section 7, Analytics. */
export interface Selection {
  readonly action: "buy ticket" | "view item";
  readonly id: string;
  readonly name: string;
  /** The name of the site's first partner. */
  readonly brand: string;
  /** The list in which it was selected, or that linked to it: "Program". */
  readonly listName: string;
  /** "movie" or "culture". */
  readonly category: string;
}

export interface SelectContentEvent {
  readonly event: "select_content";
  readonly content_type: Selection["action"];
  readonly items: readonly [
    {
      readonly item_id: string;
      readonly item_name: string;
      readonly item_brand: string;
      readonly item_list_name: string;
      readonly item_category: string;
    },
  ];
}

declare global {
  interface Window {
    /** Read by the site's tag manager; we only append to it. */
    dataLayer?: object[];
  }
}

const selectContentEvent = ({ action, id, name, brand, listName, category }: Selection): SelectContentEvent => ({
  event: "select_content",
  content_type: action,
  items: [{ item_id: id, item_name: name, item_brand: brand, item_list_name: listName, item_category: category }],
});

/** Reports a selection when the visitor has consented. Without consent it is dropped, not queued. */
export const selectContent = (selection: Selection): void => {
  if (consent() !== "granted") return;
  window.dataLayer ??= [];
  window.dataLayer.push(selectContentEvent(selection));
};
