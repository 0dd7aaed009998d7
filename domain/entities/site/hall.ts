import { z } from "zod";
import { field, key } from "../../define/field";
import { derived, named, namedObject } from "../../define/naming";
import type { NodeContext } from "../../define/node-context";
import { choice, id, kroner, list, pagePath, people, picture, text, webUrl } from "../../fields";
import { ACCESSIBILITY_CHOICES, accessibility } from "../event/accessibility";
import { rentalPrice } from "./rental-price";
import { seatingPlan } from "./seating-plan";

const setupKind = choice({
  cinema: "Kinorader",
  "long-tables": "Langbord",
  horseshoe: "Hestesko",
  cafe: "Kafébord",
  banquet: "Bankett",
  classroom: "Klasserom",
  standing: "Ståplasser",
  boardroom: "Styrebord",
});

const setup = namedObject("HallSetup", "A way to furnish a hall.", {
  kind: field(setupKind, { label: "Form", help: "Formen, for tegningen.", example: "cafe" }),
  name: field(text, { label: "Navn", help: "Hva oppsettet heter.", example: "Kafébord" }),
  seats: field(people(1), { label: "Plasser", help: "Antall plasser.", example: 80 }),
  text: field(text.optional(), {
    label: "Passer til",
    help: "Hva det passer til.",
    doc: "What it is good for.",
    example: "Quiz og konsert",
  }),
  price: field(kroner.optional(), {
    label: "Pris",
    help: "Hva oppsettet koster i tillegg til leien; tomt når det er med i leien.",
    doc: "What it costs besides the rent; null when it is included.",
    example: 800,
  }),
  plan: field(seatingPlan.optional(), {
    label: "Tegning",
    help: "Hvor stoler og bord står. Uten den tegnes oppsettet slik formen pleier å være.",
    doc: "The positions of chairs and tables; null for the usual plan of its kind.",
    example: "plan { rows { rows seats } }",
  }),
});

const schema = z.strictObject({
  id: key(id, { help: "Kjennetegnet som forestillinger og sider peker på.", example: "festsal" }),
  name: field(text, { label: "Navn", help: "Navnet på rommet.", example: "Festsalen" }),
  inSentence: field(text.optional(), {
    label: "Navn i en setning",
    help: "Slik rommet heter inne i en setning, når det ikke er som navnet.",
    doc: "What it is called within a sentence; null where that is its name.",
    example: "festsalen",
  }),
  page: field(pagePath.nullable(), {
    label: "Side",
    help: "Siden om rommet, eller null.",
    doc: "Its page.",
    example: "/festsal",
  }),
  part: field(id.nullable(), {
    label: "Åpningstider",
    help: "Id-en til åpningstidene som gjelder for rommet, eller null.",
    atForm: "Åpningstidene som gjelder for rommet.",
    refersTo: "OpeningHours",
    hidden: true,
  }),
  capacity: field(people(1), {
    label: "Plasser",
    help: "Hvor mange rommet tar.",
    doc: "How many it holds.",
    example: 200,
  }),
  wheelchairSpaces: field(people(0), {
    label: "Rullestolplasser",
    help: "Antall rullestolplasser.",
    group: "Tilgjengelighet",
    example: 4,
  }),
  area: field(z.number().positive().max(100_000).optional(), {
    label: "Areal",
    help: "Areal i kvadratmeter.",
    doc: "Square metres.",
    example: 210,
  }),
  floor: field(text.optional(), {
    label: "Etasje",
    help: "Hvor i huset rommet ligger.",
    doc: "Where in the venue.",
    example: "1. etasje",
  }),
  accessibility: field(accessibility, {
    label: "Tilrettelegging",
    help: "Tilrettelegging i rommet.",
    choices: ACCESSIBILITY_CHOICES,
    group: "Tilgjengelighet",
    doc: "Same values as on events.",
    example: ["hearingLoop"],
  }),
  picture: field(picture.optional(), { label: "Bilde", help: "Et bilde av rommet.", example: "picture { alt }" }),
  setups: field(list(setup).default([]), {
    label: "Bordoppsett",
    help: "Bordoppsett.",
    group: "Utleie",
    doc: "Ways to furnish it.",
    example: "setups { name seats }",
  }),
  equipment: field(list(text).default([]), {
    label: "Utstyr",
    help: "Utstyr som følger med.",
    group: "Utleie",
    doc: "What comes with it.",
    example: ["Lerret og projektor"],
  }),
  prices: field(list(rentalPrice).default([]), {
    label: "Leiepriser",
    help: "Leiepriser.",
    group: "Utleie",
    doc: "Rents.",
    example: "prices { label amount unit }",
  }),
  bookingUrl: field(webUrl.nullable(), {
    label: "Bestilling",
    help: "Lenken til bestilling, eller null når rommet ikke leies ut.",
    group: "Utleie",
    doc: "Where it is booked.",
    example: "https://booking.example.no/festsal",
  }),
});

/** A hall or room of the venue; listed by the site, with a node each. */
export const hall = named(
  {
    name: "Hall",
    doc: "A hall or room of the venue.",
    implements: "Node",
    derived: {
      seating: derived(
        z.string().nullable(),
        {
          doc: "Where its seating plans are on its page, or null where the page has none.",
          example: "/festsal#oppsett-overskrift",
        },
        ({ id }: Hall, { seatingOf }: NodeContext) => seatingOf(id),
      ),
      opensItself: derived(
        z.boolean(),
        {
          doc: "Whether it is open to the public at hours of its own, which have its id, rather than at an office's.",
          example: true,
        },
        ({ id, part }: Hall) => part === id,
      ),
    },
  },
  schema,
);

export type Hall = z.infer<typeof schema>;
