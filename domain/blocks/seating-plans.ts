import { z } from "zod";
import { field } from "../define/field";
import { id } from "../fields";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const seatingPlans = defineBlock({
  component: "seating-plans",
  isLazy: true,
  train: "room",
  version: "v2",
  label: "Bordoppsett",
  about: "Tegninger av bordoppsettene i et rom.",
  doc: "Drawings of the ways to furnish a room.",
  settings: z.strictObject({
    heading: heading("Bordoppsett"),
    hall: field(id, {
      label: "Rom",
      help: "Rommets id fra nettstedets liste over saler.",
      atForm: "Rommet det gjelder.",
      refersTo: "Hall",
      example: "hall { setups { name } }",
    }),
  }),
});
