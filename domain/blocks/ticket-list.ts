import { z } from "zod";
import { field } from "../define/field";
import { derived } from "../define/naming";
import { contact } from "../entities/site/contact";
import { id } from "../fields";
import { turnsOf } from "../showings/showing-state";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { childQuestion, emptyText, heading, moreLink, siteUrl, today } from "./settings";

export const ticketList = defineBlock({
  component: "ticket-list",
  train: "ticket-list",
  version: "v5",
  label: "Forestillinger",
  about: "Forestillingene av én film eller ett arrangement, med kjøp av billett.",
  doc: "The showings of one production, with links to tickets.",
  slots: {
    events: { model: "event", collection: true, doc: "Earliest first.", example: "events { start }" },
    production: {
      model: "production",
      collection: false,
      optional: true,
      doc: "The film whose premiere, or end of run, is shown when there are no showings; or null.",
      example: "production { premiere }",
    },
  },
  settings: z.strictObject({
    heading: heading("Forestillinger"),
    childQuestion,
    emptyText: emptyText("Ingen forestillinger nå"),
    link: moreLink("A programme with filters, for what else is on when a showing is sold out."),
    ask: field(id.optional(), {
      label: "Hvem man kan ringe",
      help: "Id-en til kontakten som vises når det er utsolgt.",
      atForm: "Kontakten som vises når det er utsolgt.",
      refersTo: "Contact",
    }),
  }),
  turns: turnsOf,
  printed: () => true,
  derived: {
    today,
    siteUrl,
    ask: derived(
      contact.nullable(),
      { doc: "Whom to call when a showing is sold out, or null.", example: "ask { name phone }" },
      ({ ask }: { readonly ask?: string | undefined }, { contacts }: BlockContext) =>
        ask === undefined ? null : (contacts([ask])[0] ?? null),
    ),
    companionPass: derived(
      z.string().nullable(),
      {
        doc: "How a companion pass (ledsagerbevis) is used with the ticket seller; null when nothing is sold.",
        example: "Velg «Ledsager» …",
      },
      (_settings: object, { companionPass }: BlockContext) => companionPass,
    ),
  },
});
