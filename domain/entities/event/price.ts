import { field } from "../../define/field";
import { namedObject } from "../../define/naming";
import { kroner, text } from "../../fields";

/** A ticket price for one group of customers. */
export const price = namedObject("Price", "A price in Norwegian kroner.", {
  label: field(text, {
    label: "For hvem",
    help: "Hvem prisen gjelder for.",
    doc: "The group of customers.",
    example: "Honnør",
  }),
  amount: field(kroner, { label: "Kroner", help: "Kroner, helst hele.", doc: "Kroner.", example: 110 }),
});
