import { z } from "zod";
import { PROGRAMME_CALENDARS } from "../../../../src/rules/calendar-address";
import { text } from "../entities/fields";
import { defineBlock } from "./define-block";

export const calendarSubscribe = defineBlock({
  component: "calendar-subscribe",
  train: "calendar",
  version: "v1",
  about: "Lenker til å abonnere på programmet, eller på én film, i egen kalender.",
  doc: "Links to a calendar that follows the programme, or one production.",
  slots: { production: { model: "production", collection: false, optional: true } },
  settings: z.strictObject({
    heading: text.describe("Overskrift over blokken."),
    text: text.describe("Hva det er godt for, i én eller to setninger."),
    calendar: z
      .enum(PROGRAMME_CALENDARS)
      .default("alt")
      .describe("Hvilken kalender: alt, kino, kultur, bibliotek eller barn. Gjelder ikke når blokken har en film."),
  }),
  fieldsSdl: `
    "Example: \\"Abonner på programmet\\""
    heading: String
    "Example: \\"Endringer kommer av seg selv.\\""
    text: String!
    "alt, kino, kultur, bibliotek or barn; of no account when there is a production. Example: \\"kino\\""
    calendar: String!
    "Calendars need whole addresses. Example: \\"https://kulturhus.example.no\\""
    siteUrl: String!
    "The film or culture event to follow, or null. Example: production { title }"
    production: Production @link
  `,
  fields: ({ heading, text, calendar }, { siteUrl }) => ({ heading, text, calendar, siteUrl }),
});
