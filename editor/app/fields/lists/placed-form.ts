import type { Form } from "../../../api/form";

const PLACE = "place";

/** Whether the items of a list are placed on a page, as blocks are: the list's order then means nothing. */
export const isPlaced = (item: Form): boolean =>
  item.kind === "options" && item.options.every(({ fields }) => fields.some(({ name }) => name === PLACE));

/** The form of an item without its place, which the list of blocks shows and changes. */
export const withoutPlace = (item: Form): Form =>
  item.kind === "options"
    ? {
        ...item,
        options: item.options.map((option) => ({
          ...option,
          fields: option.fields.filter(({ name }) => name !== PLACE),
        })),
      }
    : item;
