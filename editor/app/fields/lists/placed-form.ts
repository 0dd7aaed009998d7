import type { Form } from "../../../api/form";

const PLACE = "place";

/** Whether list items have a place on the page, as blocks do: their order in the list then means nothing. */
export const isPlaced = (item: Form): boolean =>
  item.kind === "options" && item.options.every(({ fields }) => fields.some(({ name }) => name === PLACE));

/** An item's form without its place, which the list of blocks handles. */
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
