import { z } from "zod";
import { defineBlock } from "./define-block";
import { heading } from "./settings";

export const memberProfile = defineBlock({
  component: "member-profile",
  train: "film-club",
  version: "v1",
  about:
    "Medlemmets egen side: hvem som er logget inn, veien til lista og billettene, og utlogging. Bare for hus med filmklubb.",
  doc: "The member's own page: who is logged in, the ways to list and tickets, and the way out. Members are known in the browser only, so nothing of them is in the data.",
  settings: z.strictObject({ heading }),
  fieldsSdl: `
    "Example: \\"Filmklubben\\""
    heading: String
  `,
  fields: ({ heading }) => ({ heading: heading ?? null }),
});
