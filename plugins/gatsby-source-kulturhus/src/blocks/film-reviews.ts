import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading } from "./settings";

export const filmReviews = defineBlock({
  component: "film-reviews",
  train: "film-club",
  version: "v1",
  about: "Filmklubbens anmeldelser av en film. De hentes først når leseren kommer dit.",
  doc: "The film club's reviews of a film. They are fetched in the browser when the reader comes to them.",
  slots: { production: { model: "production", collection: false, optional: true } },
  settings: z.strictObject({ heading, emptyText }),
  fieldsSdl: `
    "Example: \\"Anmeldelser\\""
    heading: String
    "Example: \\"Ingen har anmeldt filmen ennå.\\""
    emptyText: String!
    "The film, or null. Example: production { ediNumber }"
    production: Production @link
  `,
  fields: ({ heading, emptyText }) => ({ heading: heading ?? null, emptyText }),
});
