import { z } from "zod";
import { id } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const room = defineBlock({
  component: "room",
  train: "room",
  version: "v2",
  about: "Et rom: plasser, utstyr, priser og bestilling.",
  doc: "A room: capacity, equipment, prices and booking.",
  settings: z.strictObject({ heading, hall: id.describe("Rommets id fra nettstedets liste over saler.") }),
  needs: ({ hall }) => ({ halls: [hall] }),
  fieldsSdl: `
    "Example: \\"Om rommet\\""
    heading: String
    "Example: hall { capacity }"
    hall: Hall! @link
  `,
  fields: ({ heading, hall }, { hallNodes }) => ({ heading: heading ?? null, hall: hallNodes([hall])[0] }),
});
