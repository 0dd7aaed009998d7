import { z } from "zod";
import { PROGRAMME_CALENDARS } from "../addresses/calendar-address";
import { field } from "../define/field";
import { named } from "../define/naming";
import { longText, text } from "../fields";
import { defineBlock } from "./define-block";
import { requiredHeading, siteUrl } from "./settings";

export const calendarSubscribe = defineBlock({
  component: "calendar-subscribe",
  isLazy: true,
  train: "calendar",
  version: "v1",
  label: "Kalender",
  about: "Lenker til å abonnere på programmet, eller på én film, i egen kalender.",
  doc: "Links to a calendar that follows the programme, or one production.",
  slots: {
    production: {
      model: "production",
      collection: false,
      optional: true,
      doc: "The film or culture event to follow, or null.",
      example: "production { title }",
    },
  },
  settings: z.strictObject({
    heading: requiredHeading({ help: "Overskrift over blokken.", example: "Abonner på programmet" }),
    text: field(longText, {
      label: "Tekst",
      help: "Hva det er godt for, i én eller to setninger.",
      example: "Endringer kommer av seg selv.",
    }),
    calendar: field(
      named({ name: "ProgrammeCalendar", doc: "A calendar of showings." }, z.enum(PROGRAMME_CALENDARS)).default("alt"),
      {
        label: "Kalender",
        help: "Hvilken kalender: alt, kino, kultur, bibliotek eller barn. Gjelder ikke når blokken har en film.",
        choices: { alt: "Alt", kino: "Kino", kultur: "Kultur", bibliotek: "Bibliotek", barn: "Barn" },
        doc: "alt, kino, kultur, bibliotek or barn; ignored when there is a production or a feature.",
        example: "kino",
      },
    ),
    feature: field(text.optional(), {
      label: "Merkelapp",
      help: "Kalenderen for forestillinger med én merkelapp, slik den står på dem: Seniorkino.",
      doc: "The showings with one tag, or null for the calendar or the production.",
      example: "Seniorkino",
    }),
  }),
  derived: { siteUrl },
});
