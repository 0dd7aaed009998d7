import { z } from "zod";
import { field } from "../define/field";
import { longText, target, text } from "../fields";
import { defineBlock } from "./define-block";
import { requiredHeading } from "./settings";

export const action = defineBlock({
  component: "action",
  train: "links",
  version: "v2",
  label: "Oppfordring",
  about: "En oppfordring med én knapp.",
  doc: "A call to action with one button.",
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskriften.", example: "Vil du leie festsalen?" }),
    text: field(longText, {
      label: "Tekst",
      help: "Én eller to setninger.",
      example: "Se ledige dager og bestill.",
    }),
    label: field(text, { label: "Knapp", help: "Teksten på knappen.", example: "Bestill Festsalen" }),
    path: field(target, {
      label: "Adresse",
      help: "Hvor knappen fører: /side, /fil.pdf eller https://…",
      example: "https://booking.example.no/festsal",
    }),
  }),
});
