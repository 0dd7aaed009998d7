import { z } from "zod";
import { field } from "../define/field";
import { id } from "../fields";
import { defineBlock } from "./define-block";
import { heading, today } from "./settings";

export const room = defineBlock({
  component: "room",
  isLazy: true,
  train: "room",
  version: "v2",
  label: "Rom",
  about: "Et rom: plasser, utstyr, priser og bestilling.",
  doc: "A room: capacity, equipment, prices and booking.",
  slots: {
    events: {
      model: "event",
      collection: true,
      optional: true,
      doc: "The venue's own programme in the room, from the build's day on.",
      example: "events { start }",
    },
  },
  settings: z.strictObject({
    heading: heading("Om rommet"),
    hall: field(id, {
      label: "Rom",
      help: "Rommets id fra nettstedets liste over saler.",
      atForm: "Rommet det gjelder.",
      refersTo: "Hall",
      example: "hall { capacity }",
    }),
  }),
  horizon: () => null,
  derived: { today },
});
