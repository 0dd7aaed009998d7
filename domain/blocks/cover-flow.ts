import { z } from "zod";
import { turnsOf } from "../showings/showing-state";
import { defineBlock } from "./define-block";
import { moreLink, requiredHeading, today } from "./settings";

export const coverFlow = defineBlock({
  component: "cover-flow",
  train: "cover",
  version: "v4",
  label: "Plakatrekke",
  about: "Plakater på rad.",
  doc: "A row of posters to leaf through.",
  slots: {
    productions: {
      model: "production",
      collection: true,
      doc: "Of films with showings to come, one of each; other versions share its page.",
      example: "productions { title }",
    },
  },
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskrift over plakatene.", example: "På kino nå" }),
    link: moreLink(),
  }),
  horizon: () => null,
  turns: turnsOf,
  derived: { today },
});
