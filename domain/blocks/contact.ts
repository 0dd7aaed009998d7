import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { contact as contactSchema } from "../entities/site/contact";
import { id, list } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const contact = defineBlock({
  component: "contact",
  train: "contact",
  version: "v1",
  label: "Kontakt",
  about: "Hvem man kan spørre.",
  doc: "Contacts.",
  settings: z.strictObject({
    heading: heading("Kontakt"),
    people: field(list(id).default([]), {
      label: "Kontakter",
      help: "Id-ene til kontaktene som vises; tom liste viser alle.",
      atForm: "Kontaktene som vises. Velger du ingen, vises alle.",
      refersTo: "Contact",
    }),
  }),
  derived: {
    people: derived(
      z.array(contactSchema),
      { example: "people { name email }" },
      ({ people }: { readonly people: readonly string[] }, { contacts }: BlockContext) => [...contacts(people)],
    ),
  },
});
