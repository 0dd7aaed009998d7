import { z } from "zod";
import { field, key } from "../../define/field";
import { choice, evenWhenFieldsAreWrong, id, list, longText, text } from "../../fields";
import { isObject } from "../../json/json";
import { ACCESSIBILITY_CHOICES, accessibility } from "../event/accessibility";
import { price } from "../event/price";
import { checkWindow, shownWindow } from "../shown-window";

/** Values shared by many showings, written once in a site's settings; the engine writes them into the showings. */

const GROUP = "Forestillinger";

const priceList = z.strictObject({
  id: key(id, { help: "Kjennetegnet som forestillinger peker på.", example: "kino" }),
  name: field(text, { label: "Navn", help: "Hva prislisten heter. Bare redaksjonen ser det." }),
  prices: field(list(price).min(1, "er tom. → Skriv minst én pris."), {
    label: "Priser",
    help: "Prisene som gjelder for alle forestillinger med listen.",
  }),
});

const accessSet = z.strictObject({
  id: key(id, { help: "Kjennetegnet som forestillinger peker på.", example: "teleslynge-og-rullestol" }),
  name: field(text, { label: "Navn", help: "Hva settet heter. Bare redaksjonen ser det." }),
  accessibility: field(accessibility, {
    label: "Tilrettelegging",
    help: "Tilretteleggingen på alle forestillinger med settet.",
    choices: ACCESSIBILITY_CHOICES,
  }),
});

const noteText = z
  .strictObject({
    id: key(id, { help: "Kjennetegnet som forestillinger peker på.", example: "premiere" }),
    text: field(longText, { label: "Beskjed", help: "Beskjeden til publikum." }),
    ...shownWindow,
  })
  .superRefine(checkWindow, evenWhenFieldsAreWrong);

const showingDefault = z.strictObject({
  hall: field(id.optional(), {
    label: "Sal",
    help: "Salen det gjelder for. Uten den gjelder det alle.",
    refersTo: "Hall",
  }),
  object: field(choice({ movie: "Filmer", culture: "Kulturarrangementer" }).optional(), {
    label: "Film eller arrangement",
    help: "movie for filmer, culture for arrangementer. Uten den gjelder det begge.",
  }),
  priceList: field(id.optional(), {
    label: "Prisliste",
    help: "Prislisten til forestillinger som ikke sier noe om priser. Gjelder ikke gratis forestillinger.",
    refersTo: "PriceList",
  }),
  accessSet: field(id.optional(), {
    label: "Tilrettelegging",
    help: "Settet til forestillinger som ikke sier noe om tilrettelegging.",
    refersTo: "AccessSet",
  }),
});

export const showingLists = {
  priceLists: field(list(priceList).default([]), {
    label: "Priser",
    help: "Priser som mange forestillinger har. En ny pris skrives ett sted.",
    group: GROUP,
    hidden: true,
  }),
  accessSets: field(list(accessSet).default([]), {
    label: "Tilrettelegging",
    help: "Tilrettelegging som mange forestillinger har.",
    group: GROUP,
    hidden: true,
  }),
  noteTexts: field(list(noteText).default([]), {
    label: "Faste beskjeder",
    help: "Beskjeder til publikum som mange forestillinger har.",
    group: GROUP,
    hidden: true,
  }),
  showingDefaults: field(list(showingDefault).default([]), {
    label: "Standard for forestillinger",
    help: "Hva som gjelder når forestillingen ikke sier noe selv. Den første raden som passer, gjelder.",
    group: GROUP,
    hidden: true,
  }),
};

const lists = z.object(showingLists);

export type ShowingLists = z.infer<typeof lists>;

const validIn = <Item>(item: z.ZodType<Item>, values: unknown): readonly Item[] =>
  Array.isArray(values) ? values.flatMap((value) => item.safeParse(value).data ?? []) : [];

/** The valid lists in unchecked settings. */
export const listsIn = (settings: unknown): ShowingLists => {
  const { priceLists, accessSets, noteTexts, showingDefaults } = isObject(settings) ? settings : {};
  return {
    priceLists: [...validIn(priceList, priceLists)],
    accessSets: [...validIn(accessSet, accessSets)],
    noteTexts: [...validIn(noteText, noteTexts)],
    showingDefaults: [...validIn(showingDefault, showingDefaults)],
  };
};
