import { z } from "zod";
import { target, text } from "../entities/fields";
import { defineBlock } from "./define-block";

export const action = defineBlock({
  component: "action",
  train: "links",
  version: "v2",
  about: "En oppfordring med én knapp.",
  doc: "A call to action with one button.",
  settings: z.strictObject({ heading: text, text, label: text.describe("Teksten på knappen."), path: target }),
  fieldsSdl: `
    "Example: \\"Vil du leie festsalen?\\""
    heading: String
    "Example: \\"Se ledige dager og bestill.\\""
    text: String!
    "Example: \\"Bestill Festsalen\\""
    label: String!
    "Example: \\"https://booking.example.no/festsal\\""
    path: String!
  `,
  fields: (settings) => settings,
});
