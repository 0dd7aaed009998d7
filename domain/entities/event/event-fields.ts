import { z } from "zod";
import { field } from "../../define/field";
import { named } from "../../define/naming";
import { id, list, moment, text, webUrl, wholeNumber } from "../../fields";
import { SHOWING_STATUSES } from "../../showings/showing";
import { showingSource } from "../pulled";
import { ACCESSIBILITY_CHOICES, accessibility } from "./accessibility";
import { price } from "./price";

const TICKETS = "Priser og billetter";
const ACCESS = "Tilrettelegging";
const WORD = "Beskjed og merkelapper";

export const STATUS_CHOICES = {
  planned: "Planlagt",
  saleOpensAt: "Salget åpner senere",
  onSale: "I salg",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
  free: "Gratis",
  cancelled: "Avlyst",
  moved: "Flyttet",
} as const satisfies Readonly<Record<(typeof SHOWING_STATUSES)[number], string>>;

/** A showing's fields in content, in the order of files and forms. */
export const eventFields = {
  id: field(id, {
    label: "Kjennetegn",
    help: "Fast kjennetegn. Billettsystem og kalendere kjenner forestillingen igjen på det.",
    doc: "The id that editors wrote and the live events call uses.",
    example: "nattekspressen-1201-1800",
    name: "key",
    madeFrom: "{production}-{start}",
  }),
  production: field(id, {
    label: "Film eller arrangement",
    isFirst: true,
    help: "Id-en til filmen eller arrangementet.",
    atForm: "",
    refersTo: "Production",
    doc: "What is shown.",
    example: "production { title }",
  }),
  start: field(moment, {
    label: "Begynner",
    isFirst: true,
    help: "Når det begynner, i norsk tid: 2026-12-01T18:00.",
    atForm: "For eksempel «fre 18» eller «24. desember 19.30».",
    doc: "Oslo wall clock.",
    example: "2026-12-01T18:00",
  }),
  end: field(moment.optional(), {
    label: "Slutter",
    help: "Når det slutter. Trengs bare når spilletiden ikke er oppgitt.",
  }),
  hall: field(id, {
    label: "Sal",
    isFirst: true,
    help: "Salen: id-en fra nettstedets liste.",
    atForm: "",
    refersTo: "Hall",
    doc: "Where.",
    example: "hall { name }",
  }),
  status: field(named({ name: "ShowingStatus", doc: "The state of a showing." }, z.enum(SHOWING_STATUSES)), {
    label: "Status",
    isFirst: true,
    help: "Det publikum ser om billettene.",
    choices: STATUS_CHOICES,
    doc: "planned, saleOpensAt, onSale, fewLeft, soldOut, free, cancelled or moved.",
    example: "onSale",
  }),
  reason: field(text.optional(), {
    label: "Grunn",
    help: "Hvorfor forestillingen er avlyst eller flyttet.",
    group: "Avlysning og flytting",
    doc: "Why it was cancelled or moved.",
    example: "Sykdom",
  }),
  previousStart: field(moment.optional(), {
    label: "Gammelt tidspunkt",
    help: "Det gamle tidspunktet for en flyttet forestilling.",
    group: "Avlysning og flytting",
    doc: "The old start of a moved showing.",
    example: "2026-12-01T17:00",
  }),
  saleOpens: field(moment.optional(), {
    label: "Salget åpner",
    help: "Når billettsalget åpner.",
    group: TICKETS,
    doc: "When the sale of tickets opens.",
    example: "2026-12-03T10:00",
  }),
  accessSet: field(id.optional(), {
    label: "Tilrettelegging",
    group: ACCESS,
    help: "Id-en til et av nettstedets sett. Uten det gjelder standarden, hvis salen har en.",
    atForm: "",
    none: "Som ellers i salen",
    refersTo: "AccessSet",
    hidden: true,
  }),
  accessibility: field(accessibility, {
    label: "Bare på denne forestillingen",
    group: ACCESS,
    help: "Tilrettelegging på denne forestillingen, når ikke noe sett passer. Går foran settet.",
    choices: ACCESSIBILITY_CHOICES,
    doc: "hearingLoop, audioDescription, norwegianSubtitles, relaxed, baby, wheelchair.",
    example: ["hearingLoop"],
  }),
  features: field(list(text).default([]), {
    label: "Merkelapper",
    group: WORD,
    help: "Korte merkelapper: Seniorkino, Babykino, Den store kinodagen …",
    doc: "Short tags.",
    example: ["Seniorkino"],
  }),
  priceList: field(id.optional(), {
    label: "Prisliste",
    help: "Id-en til en av nettstedets prislister. Uten den gjelder standarden, hvis salen har en.",
    atForm: "",
    isFirst: true,
    none: "Salens priser",
    refersTo: "PriceList",
    hidden: true,
  }),
  prices: field(list(price).default([]), {
    label: "Priser",
    help: "Egne priser, når ingen prisliste passer. De går foran prislisten. Tom liste når det er gratis.",
    group: TICKETS,
    doc: "Prices; empty when it is free.",
    example: "prices { label amount }",
  }),
  ticketUrl: field(webUrl.optional(), {
    label: "Billettlenke",
    help: "Lenken til billettkjøp.",
    group: TICKETS,
    doc: "Where tickets are sold.",
    example: "https://billett.example.no/forestilling/1",
  }),
  noteText: field(id.optional(), {
    label: "Fast beskjed",
    group: WORD,
    help: "Id-en til en av nettstedets faste beskjeder.",
    atForm: "En beskjed som mange forestillinger har.",
    refersTo: "NoteText",
    hidden: true,
  }),
  note: field(text.optional(), {
    label: "Beskjed",
    group: WORD,
    help: "En kort beskjed til publikum. Går foran den faste beskjeden.",
    doc: "A short word to the audience.",
    example: "Regissøren er til stede.",
  }),
  changed: field(moment.optional(), {
    label: "Sist endret",
    help: "Når forestillingen sist ble endret, for kalendere og kanaler.",
    doc: "When it was last changed, Oslo wall clock; null when editors have not said.",
    example: "2026-11-16T09:00",
  }),
  revision: field(wholeNumber(0, 10_000).default(0), {
    label: "Endring nummer",
    help: "Øk med 1 når du angrer en avlysning, eller flytter én gang til. Ellers trengs det ikke.",
    hidden: true,
  }),
  source: showingSource,
};
