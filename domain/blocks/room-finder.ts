import { z } from "zod";
import { field, referenceTo } from "../define/field";
import { derived } from "../define/naming";
import { contact as contactSchema } from "../entities/site/contact";
import { rentalExtras } from "../entities/site/rental-price";
import { id, link, list } from "../fields";
import type { BlockContext } from "./block-context";
import { defineBlock } from "./define-block";
import { heading, today } from "./settings";

/** The block that computes a room's rent. */
export const ROOM_FINDER = "room-finder";

export const roomFinder = defineBlock({
  component: ROOM_FINDER,
  isLazy: true,
  train: "room",
  version: "v2",
  label: "Finn rom",
  about: "Rommene til leie: hvilke som har plass til alle, og hva de koster.",
  doc: "Rooms to rent: the number of people, which rooms fit, and the price.",
  slots: {
    events: {
      model: "event",
      collection: true,
      doc: "The venue's own programme, from the build's day on: when it uses the rooms.",
      example: "events { start hall { key } }",
    },
  },
  settings: z.strictObject({
    heading: heading("Finn rom"),
    halls: field(list(id).default([]), {
      label: "Rom",
      help: "Id-ene til rommene som vises; tom liste viser alle rom som har leiepriser.",
      atForm: "Rommene som vises. Velger du ingen, vises alle rom som har leiepriser.",
      refersTo: "Hall",
    }),
    person: field(id, {
      label: "Kontakt",
      help: "Id-en til kontakten som får forespørsler på e-post.",
      atForm: "Kontakten som får forespørsler på e-post.",
      refersTo: "Contact",
    }),
    link: field(link.optional(), {
      label: "Lenke til prislisten",
      help: "Lenke til siden med alle prisene: label og path.",
      example: "link { label path }",
    }),
  }),
  horizon: () => null,
  derived: {
    today,
    halls: derived(
      z.array(referenceTo("Hall")),
      { doc: "The rooms, in the site's order.", example: "halls { name prices { label } }" },
      ({ halls }: { readonly halls: readonly string[] }, { hallIds, hallIdsToLet }: BlockContext) =>
        halls.length === 0 ? [...hallIdsToLet()] : [...hallIds(halls)],
    ),
    extras: derived(
      z.array(rentalExtras),
      { doc: "What can be had with a room.", example: "extras { name rows { label amount } }" },
      (_settings: object, context: BlockContext) => [...context.extras()],
    ),
    person: derived(
      contactSchema.nullable(),
      { doc: "Who answers requests.", example: "person { email }" },
      ({ person }: { readonly person: string }, { contacts }: BlockContext) => contacts([person])[0] ?? null,
    ),
  },
});
