import { field } from "../define/field";
import { namedObject } from "../define/naming";
import { order, wholeNumber } from "../fields";

/** The position of a block on the page. */
export const place = namedObject("Place", "The position of a block in its page's template; all count from 1.", {
  row: field(wholeNumber(1, 1_000), { label: "Rad", help: "Rad i malen, fra 1.", example: 1 }),
  column: field(wholeNumber(1, 12).default(1), { label: "Kolonne", help: "Kolonne i raden, fra 1.", example: 1 }),
  order: field(order, {
    label: "Rekkefølge",
    help: "Rekkefølge i kolonnen.",
    doc: "Order within the column.",
    example: 1,
  }),
});
