import { z } from "zod";
import { kroner, list, text } from "../entities/fields";
import { defineBlock } from "./define-block";

const row = z.strictObject({
  label: text,
  amount: kroner,
  unit: text.describe("per time, per dag, per person …"),
  note: text.optional(),
});

export const priceTable = defineBlock({
  component: "price-table",
  train: "prices",
  version: "v1",
  about: "Priser i tabeller.",
  doc: "Prices in tables.",
  settings: z.strictObject({
    heading: text.describe("Overskrift over tabellene."),
    halls: z.boolean().default(false).describe("true viser leieprisene for alle rom først."),
    groups: list(z.strictObject({ name: text, rows: list(row) })).default([]),
    note: text.optional(),
  }),
  fieldsSdl: `
    "Example: \\"Priser\\""
    heading: String
    "Rooms whose rents come first; empty for none. Example: halls { name prices { label } }"
    halls: [Hall!]! @link
    "Example: groups { name }"
    groups: [PriceGroup!]!
    "Example: \\"Prisene gjelder fra 1. januar.\\""
    note: String
  `,
  typesSdl: `
  "Prices under one name."
  type PriceGroup @dontInfer {
    "Example: \\"Utstyr\\""
    name: String!
    "Example: rows { label amount }"
    rows: [RentalPrice!]!
  }`,
  fields: ({ heading, halls, groups, note }, { hallNodes }) => ({
    heading,
    halls: halls ? hallNodes([]) : [],
    groups: groups.map(({ name, rows }) => ({ name, rows: rows.map((one) => ({ ...one, note: one.note ?? null })) })),
    note: note ?? null,
  }),
});
