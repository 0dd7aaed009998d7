import { readFileSync } from "node:fs";
import { z } from "zod";

/** A file of the content as the site shows it: with the facts that its texts bind, "{fakta:holdeplass}". */

const settings = z.object({
  advertisingMinutes: z.number(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  facts: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
  halls: z.array(z.object({ id: z.string(), capacity: z.number() })),
  openingHours: z.array(
    z.object({ id: z.string(), followsProgramme: z.object({ minutesBefore: z.number() }).optional() }),
  ),
  priceLists: z.array(z.object({ id: z.string(), prices: z.array(z.object({ amount: z.number() })) })).default([]),
});

const { advertisingMinutes, address, facts, halls, openingHours, priceLists } = settings.parse(
  JSON.parse(readFileSync("content/sites/kulturhuset.json", "utf8")),
);

const FACTS = new Map<string, string>([
  ...facts.map(({ id, text }) => [id, text] as const),
  ...halls.map(({ id, capacity }) => [`plasser ${id}`, `${capacity}`] as const),
  ...openingHours.map(({ id, followsProgramme }) => [`åpner ${id}`, `${followsProgramme?.minutesBefore}`] as const),
  ...priceLists.map(({ id, prices }) => [`pris ${id}`, `${prices[0]?.amount} kr`] as const),
  ["reklame", `${advertisingMinutes}`],
  ["adresse", `${address.street}, ${address.postalCode} ${address.city}`],
]);

export const withFacts = (json: string): string =>
  json.replace(/\{fakta:([^{}]+)\}/g, (whole, name: string) => FACTS.get(name) ?? whole);
