import { z } from "zod";
import { defineBlock } from "./define-block";
import { emptyText, heading } from "./settings";

export const filmReviews = defineBlock({
  component: "film-reviews",
  train: "film-club",
  version: "v1",
  label: "Anmeldelser",
  about: "Filmklubbens anmeldelser av en film. De hentes først når leseren kommer dit.",
  doc: "The film club's reviews of a film. They are fetched in the browser when they come near the viewport.",
  slots: {
    production: {
      model: "production",
      collection: false,
      optional: true,
      doc: "The film, or null.",
      example: "production { ediNumber }",
    },
  },
  settings: z.strictObject({
    heading: heading("Anmeldelser"),
    emptyText: emptyText("Ingen har anmeldt filmen ennå.", ""),
  }),
});
