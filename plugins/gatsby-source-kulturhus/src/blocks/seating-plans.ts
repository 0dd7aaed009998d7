import { z } from "zod";
import { id } from "../entities/fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const seatingPlans = defineBlock({
  component: "seating-plans",
  train: "room",
  version: "v2",
  about: "Tegninger av bordoppsettene i et rom.",
  doc: "Drawings of the ways to furnish a room.",
  settings: z.strictObject({ heading, hall: id.describe("Rommets id fra nettstedets liste over saler.") }),
  needs: ({ hall }) => ({ halls: [hall] }),
  fieldsSdl: `
    "Example: \\"Bordoppsett\\""
    heading: String
    "Example: hall { setups { name } }"
    hall: Hall! @link
  `,
  fields: ({ heading, hall }, { hallNodes }) => ({ heading: heading ?? null, hall: hallNodes([hall])[0] }),
});
