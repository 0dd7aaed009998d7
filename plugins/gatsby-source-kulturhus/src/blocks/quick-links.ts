import { z } from "zod";
import { link, list, picture, text } from "../entities/fields";
import { toPicture } from "../entities/to-picture";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

const quickLink = link.extend({
  text: text.optional().describe("Én linje om hva som finnes der."),
  picture: picture.optional(),
});

export const quickLinks = defineBlock({
  component: "quick-links",
  train: "links",
  version: "v2",
  about: "Snarveier.",
  doc: "Short cuts to the house's parts.",
  settings: z.strictObject({ heading, links: list(quickLink).min(1, "er tom. → Skriv minst én lenke.") }),
  fieldsSdl: `
    "Example: \\"Finn fram\\""
    heading: String
    "Example: links { label path }"
    links: [QuickLink!]!
  `,
  typesSdl: `
  "A short cut."
  type QuickLink @dontInfer {
    "Example: \\"Biblioteket\\""
    label: String!
    "Example: \\"/biblioteket\\""
    path: String!
    "Example: \\"Lån, les og bli\\""
    text: String
    "Example: picture { alt }"
    picture: Picture
  }`,
  fields: ({ heading, links }) => ({
    heading: heading ?? null,
    links: links.map(({ label, path, text, picture }) => ({
      label,
      path,
      text: text ?? null,
      picture: picture ? toPicture(picture) : null,
    })),
  }),
});
