import { z } from "zod";
import { turnsOf } from "../../../../src/rules/showing-state";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, heading } from "./settings";

export const ticketList = defineBlock({
  component: "ticket-list",
  train: "ticket-list",
  version: "v5",
  about: "Forestillingene av én film eller ett arrangement, med kjøp av billett.",
  doc: "The showings of one production, with links to tickets.",
  slots: { events: { model: "event", collection: true } },
  settings: z.strictObject({ heading, childQuestion, emptyText }),
  turns: turnsOf,
  fieldsSdl: `
    "Example: \\"Forestillinger\\""
    heading: String
    "Whether it asks for the child's age. Example: true"
    childQuestion: Boolean!
    "Shown when there are none. Example: \\"Ingen forestillinger nå\\""
    emptyText: String!
    "How a companion pass (ledsagerbevis) is used with the ticket seller. Example: \\"Velg «Ledsager» …\\""
    companionPass: String!
    "The day of the build. Example: today { date }"
    today: Today! @link
    "Earliest first. Example: events { start }"
    events: [Event!]! @link
    "What the events show, each once. Example: productions { title }"
    productions: [Production!]! @link
  `,
  fields: ({ heading, childQuestion, emptyText }, { todayNode, companionPass }) => ({
    heading: heading ?? null,
    childQuestion,
    emptyText,
    companionPass,
    today: todayNode,
  }),
});
