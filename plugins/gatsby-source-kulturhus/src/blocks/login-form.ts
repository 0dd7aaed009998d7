import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const loginForm = defineBlock({
  component: "login-form",
  train: "film-club",
  version: "v1",
  about: "Innloggingen til filmklubben. Bare for hus med filmklubb.",
  doc: "Logging in to the film club. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({ heading }),
  fieldsSdl: `
    "Example: \\"Filmklubben\\""
    heading: String
  `,
  fields: ({ heading }) => ({ heading: heading ?? null }),
});
