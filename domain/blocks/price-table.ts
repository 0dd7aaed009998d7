import { z } from "zod";
import { field, referenceTo } from "../define/field";
import { derived, namedObject } from "../define/naming";
import { rentalExtras, rentalPrice } from "../entities/site/rental-price";
import { list, text } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { requiredHeading } from "./settings";

const group = namedObject("PriceGroup", "Prices under one name.", {
  name: field(text, { label: "Navn", help: "Overskriften over prisene.", example: "Utstyr" }),
  rows: field(list(rentalPrice), { label: "Priser", help: "Prisene.", example: "rows { label amount }" }),
});

export const priceTable = defineBlock({
  component: "price-table",
  isLazy: true,
  train: "prices",
  version: "v1",
  label: "Prisliste",
  about: "Priser i tabeller.",
  doc: "Prices in tables.",
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskrift over tabellene.", example: "Priser" }),
    halls: field(z.boolean().default(false), {
      label: "Leiepriser for rommene",
      help: "true viser leieprisene for alle rom først.",
    }),
    extras: field(z.boolean().default(false), {
      label: "Tillegg til leie",
      help: "true viser tilleggene fra nettstedets innstillinger etter rommene.",
    }),
    groups: field(list(group).default([]), {
      label: "Grupper",
      help: "Priser i grupper, med en overskrift over hver.",
      example: "groups { name }",
    }),
    note: field(text.optional(), {
      label: "Merknad",
      help: "En linje under tabellene.",
      example: "Prisene gjelder fra 1. januar.",
    }),
  }),
  derived: {
    halls: derived(
      z.array(referenceTo("Hall")),
      { doc: "Rooms whose rents come first; empty for none.", example: "halls { name prices { label } }" },
      ({ halls }: { readonly halls: boolean }, { hallIds }: BlockContext) => (halls ? [...hallIds([])] : []),
    ),
    extras: derived(
      z.array(rentalExtras),
      { doc: "Extras that come after the rooms; empty for none.", example: "extras { name rows { label amount } }" },
      ({ extras }: { readonly extras: boolean }, context: BlockContext) => (extras ? [...context.extras()] : []),
    ),
  },
});
