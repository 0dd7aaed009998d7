import { z } from "zod";
import { field, valueAs } from "../define/field";
import { derived, named } from "../define/naming";
import { date, list, text } from "../fields";

const computed = { label: "Regnes ut", help: "Regnes ut." };

const prices = named(
  { name: "PaperPrices", doc: "The prices of tickets as one line of text." },
  z.object({
    name: field(text.nullable(), {
      ...computed,
      doc: "Which showings; null for those that are like most, and for those without anything in common.",
      example: "3D",
    }),
    isUsual: field(z.boolean(), { ...computed, doc: "Whether it holds for most showings.", example: true }),
    days: field(list(date), { ...computed, doc: "The days of these showings.", example: "2026-12-05" }),
    words: field(text, { ...computed, doc: "All types of tickets.", example: "Voksen 135 kr, barn 100 kr" }),
  }),
);

/** The field extension that draws a page's `address` when queried: codes for all pages take long. */
export const QR_OF_ADDRESS = "qrOfAddress";

const drawn = <Type extends "Int" | "String">(type: Type, about: { readonly doc: string; readonly example: unknown }) =>
  derived(valueAs<null>({ type, directive: `@${QR_OF_ADDRESS}`, isResolved: true }), about, () => null);

/** The footer of a printed page. */
export const pagePaper = named(
  {
    name: "PagePaper",
    doc: "The footer of a printed page.",
    derived: {
      size: drawn("Int", { doc: "Modules to a side of its code.", example: 29 }),
      code: drawn("String", { doc: "The address as the stroke of a QR code, an SVG path.", example: "m0 0h7" }),
    },
  },
  z.object({
    address: field(text, { ...computed, doc: "The page's address.", example: "https://kulturhus.example.no/film" }),
    shown: field(text, { ...computed, doc: "The address as people read it.", example: "kulturhus.example.no/film" }),
    prices: field(list(prices), { ...computed, doc: "Of a programme.", example: "prices { words }" }),
  }),
);
