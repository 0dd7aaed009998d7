import { z } from "zod";
import { turnsOf } from "../../../../src/rules/showing-state";
import { text } from "../entities/fields";
import { defineBlock } from "./define-block";
import { moreLink } from "./settings";

export const coverFlow = defineBlock({
  component: "cover-flow",
  train: "cover",
  version: "v4",
  about: "Plakater på rad.",
  doc: "A row of posters to leaf through.",
  slots: { productions: { model: "production", collection: true } },
  settings: z.strictObject({ heading: text.describe("Overskrift over plakatene."), link: moreLink }),
  turns: turnsOf,
  fieldsSdl: `
    "Example: \\"På kino nå\\""
    heading: String
    "Example: link { label path }"
    link: Link
    "The day of the build. Example: today { date }"
    today: Today! @link
    "One of each film; other versions share its page. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, link }, { todayNode }) => ({ heading, link: link ?? null, today: todayNode }),
});
