import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const passwordForm = defineBlock({
  component: "password-form",
  train: "film-club",
  version: "v1",
  about: "Skjemaet for å be om nytt passord til filmklubben. Bare for hus med filmklubb.",
  doc: "Asking for a new password of the film club. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({ heading }),
  fieldsSdl: `
    "Example: \\"Filmklubben\\""
    heading: String
  `,
  fields: ({ heading }) => ({ heading: heading ?? null }),
});
