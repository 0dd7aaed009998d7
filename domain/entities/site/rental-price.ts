import { z } from "zod";
import { field } from "../../define/field";
import { namedObject } from "../../define/naming";
import { id, kroner, list, namedChoice, text, wholeNumber } from "../../fields";

const price = {
  label: field(text, { label: "Hva", help: "Hva prisen gjelder.", example: "Hel dag" }),
  amount: field(kroner, { label: "Kroner", help: "Kroner, helst hele.", doc: "Kroner.", example: 2400 }),
  unit: field(text, { label: "Enhet", help: "per time, per dag, per person …", example: "per dag" }),
  note: field(text.optional(), {
    label: "Merknad",
    help: "Hvem eller hva prisen gjelder for.",
    example: "Lag og foreninger",
  }),
};

/** A rent or another price with its unit, for halls and price tables. */
export const rentalPrice = namedObject("RentalPrice", "A rent.", {
  ...price,
  limited: field(z.boolean().default(false), {
    label: "Bare for noen",
    help: "true når prisen bare gjelder noen, som lag og foreninger. Den regnes ikke som rommets fra-pris.",
    doc: "Whether only some customers get it; such a price is not shown as the lowest.",
    example: false,
  }),
});

const extra = namedObject("RentalExtra", "Something that can be had with a room.", {
  ...price,
  per: field(
    namedChoice("RentalUnit", "What the price of an extra is multiplied by.", {
      booking: "Én gang for leien",
      person: "For hver person",
      piece: "For hvert stykk",
      hour: "For hver time",
    }).default("booking"),
    {
      label: "Regnes",
      help: "Hvordan prisen regnes i summen.",
      example: "person",
    },
  ),
  least: field(wholeNumber(1, 1_000).optional(), {
    label: "Minst",
    help: "Det minste antallet som kan bestilles.",
    doc: "The smallest number that can be had.",
    example: 20,
  }),
  halls: field(list(id).default([]), {
    label: "Rom",
    help: "Id-ene til rommene tillegget kan bestilles i; tom liste er alle.",
    atForm: "Rommene tillegget kan bestilles i. Velger du ingen, gjelder det alle.",
    refersTo: "Hall",
    doc: "Keys of the rooms that it can be had in; empty for all.",
    example: ["festsal"],
  }),
});

export const rentalExtras = namedObject("RentalExtras", "Extras under one name.", {
  name: field(text, { label: "Navn", help: "Overskriften over tilleggene.", example: "Servering" }),
  rows: field(list(extra), { label: "Tillegg", help: "Tilleggene.", example: "rows { label amount per }" }),
});

export type RentalExtras = z.infer<typeof rentalExtras>;
