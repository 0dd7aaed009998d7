import { z } from "zod";
import { field } from "../define/field";
import { longText, picture, text } from "../fields";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";

export const cover = defineBlock({
  component: "cover",
  train: "cover",
  version: "v4",
  label: "Toppbilde",
  about: "Stort bilde med sidens overskrift, fra en film, et arrangement, en artikkel eller egne felter.",
  doc: "A wide picture with the page's headline, of a production, an article or its own settings.",
  givesHeading: true,
  slots: {
    production: { model: "production", collection: false, optional: true, example: "production { title }" },
    events: {
      model: "event",
      collection: true,
      optional: true,
      doc: "The showings of the production or of a series, of which the next is shown; earliest first.",
      example: "events { start }",
    },
    article: { model: "article", collection: false, optional: true, example: "article { title }" },
  },
  settings: z.strictObject({
    kicker: field(text.optional(), {
      label: "Linje over",
      help: "Liten linje over overskriften.",
      doc: "A small line above the headline.",
      example: "Utleie",
    }),
    heading: field(text.optional(), {
      label: "Overskrift",
      help: "Overskriften, når blokken ikke har film eller artikkel.",
      doc: "The headline without a production or article; else null.",
      example: "Festsalen",
    }),
    text: field(longText.optional(), {
      label: "Ingress",
      help: "Ingress under overskriften.",
      example: "Plass til hele slekta.",
    }),
    picture: field(picture.optional(), {
      label: "Bilde",
      help: "Bildet, når blokken ikke har film eller artikkel.",
      example: "picture { alt }",
    }),
    wide: field(z.boolean().default(false), {
      label: "Bredt bilde",
      help: "true legger bildet over hele bredden, med overskriften under.",
      doc: "Whether the picture is across the page, above the headline.",
      example: true,
    }),
  }),
  turns: turnsOf,
});
