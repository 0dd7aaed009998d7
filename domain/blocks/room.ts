import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { id, path } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { ROOM_FINDER } from "./room-finder";
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
  derived: {
    today,
    finder: derived(
      path.nullable(),
      { doc: "The page that computes a room's rent; null when the site has none.", example: "/utleie" },
      (_settings: object, { pageWith }: BlockContext) => pageWith(ROOM_FINDER),
    ),
  },
});
