import { z } from "zod";
import { link, list, picture, text } from "../entities/fields";
import { toPicture } from "../entities/to-picture";
import { defineBlock } from "./define-block";

export const notFound = defineBlock({
  component: "not-found",
  train: "text",
  version: "v2",
  about: "Siden som vises når adressen ikke finnes.",
  doc: "What the not-found page says.",
  givesHeading: true,
  settings: z.strictObject({ heading: text, text, picture, links: list(link).default([]) }),
  fieldsSdl: `
    "Example: \\"Her var det tomt\\""
    heading: String
    "Example: \\"Siden finnes ikke.\\""
    text: String!
    "Example: picture { alt }"
    picture: Picture!
    "Ways on. Example: links { label path }"
    links: [Link!]!
  `,
  fields: ({ heading, text, picture, links }) => ({ heading, text, picture: toPicture(picture), links }),
});
