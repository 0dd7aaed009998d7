import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const accountForm = defineBlock({
  component: "account-form",
  train: "film-club",
  version: "v1",
  about: "Skjemaet for å bli medlem av filmklubben. Bare for hus med filmklubb.",
  doc: "Becoming a member of the film club. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({ heading }),
  fieldsSdl: `
    "Example: \\"Filmklubben\\""
    heading: String
  `,
  fields: ({ heading }) => ({ heading: heading ?? null }),
});
