import { z } from "zod";
import { id, list } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const contact = defineBlock({
  component: "contact",
  train: "contact",
  version: "v1",
  about: "Hvem man kan spørre.",
  doc: "Whom to ask.",
  settings: z.strictObject({
    heading,
    people: list(id).default([]).describe("Id-ene til kontaktene som vises; tom liste viser alle."),
  }),
  needs: ({ people }) => ({ contacts: people }),
  fieldsSdl: `
    "Example: \\"Kontakt\\""
    heading: String
    "Example: people { name email }"
    people: [Contact!]!
  `,
  fields: ({ heading, people }, { contacts }) => ({ heading: heading ?? null, people: contacts(people) }),
});
