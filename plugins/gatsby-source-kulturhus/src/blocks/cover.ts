import { z } from "zod";
import { picture, text } from "../entities/fields";
import { toPicture } from "../entities/to-picture";
import { defineBlock } from "./define-block";

export const cover = defineBlock({
  component: "cover",
  train: "cover",
  version: "v4",
  about: "Stort bilde med sidens overskrift, fra en film, et arrangement, en artikkel eller egne felter.",
  doc: "A wide picture with the page's headline, of a production, an article or its own settings.",
  givesHeading: true,
  slots: {
    production: { model: "production", collection: false, optional: true },
    article: { model: "article", collection: false, optional: true },
  },
  settings: z.strictObject({
    kicker: text.optional().describe("Liten linje over overskriften."),
    heading: text.optional().describe("Overskriften, når blokken ikke har film eller artikkel."),
    text: text.optional().describe("Ingress under overskriften."),
    picture: picture.optional(),
  }),
  fieldsSdl: `
    "A small line above the headline. Example: \\"Utleie\\""
    kicker: String
    "The headline when there is neither production nor article; else null. Example: \\"Festsalen\\""
    heading: String
    "Example: \\"Plass til hele slekta.\\""
    text: String
    "Example: picture { alt }"
    picture: Picture
    "Example: production { title }"
    production: Production @link
    "Example: article { title }"
    article: Article @link
  `,
  fields: ({ kicker, heading, text, picture }) => ({
    kicker: kicker ?? null,
    heading: heading ?? null,
    text: text ?? null,
    picture: picture ? toPicture(picture) : null,
  }),
});
