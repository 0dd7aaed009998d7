import { readFileSync } from "node:fs";
import { z } from "zod";

/** Showings as the tests read them: with the prices, the access and the note of the lists that they refer to. */

const texts = z.array(z.string());
const item = z.object({ id: z.string() });
const settings = z.object({
  priceLists: z.array(item.extend({ prices: z.array(z.unknown()) })).default([]),
  accessSets: z.array(item.extend({ accessibility: texts })).default([]),
  noteTexts: z.array(item.extend({ text: z.string() })).default([]),
  showingDefaults: z
    .array(
      z.object({
        hall: z.string().optional(),
        object: z.string().optional(),
        priceList: z.string().optional(),
        accessSet: z.string().optional(),
      }),
    )
    .default([]),
});

const SITE = settings.parse(JSON.parse(readFileSync("content/sites/kulturhuset.json", "utf8")));

const showing = z.looseObject({
  production: z.string(),
  hall: z.string(),
  status: z.string(),
  prices: z.array(z.unknown()).optional(),
  priceList: z.string().optional(),
  accessibility: texts.optional(),
  accessSet: z.string().optional(),
  note: z.string().optional(),
  noteText: z.string().optional(),
});

/** An event from its file, by the kinds ("movie", "culture") of productions. */
export const writtenOut = (event: unknown, kindOf: (production: string) => string | undefined): unknown => {
  const one = showing.parse(event);
  const rows = SITE.showingDefaults.filter(
    ({ hall, object }) => [undefined, one.hall].includes(hall) && [undefined, kindOf(one.production)].includes(object),
  );
  const usualPrices = one.status === "free" ? undefined : rows.find(({ priceList }) => priceList)?.priceList;
  const priceList = one.priceList ?? usualPrices;
  const accessSet = one.accessSet ?? rows.find((row) => row.accessSet)?.accessSet;
  return {
    ...one,
    prices: one.prices ?? SITE.priceLists.find(({ id }) => id === priceList)?.prices ?? [],
    accessibility: one.accessibility ?? SITE.accessSets.find(({ id }) => id === accessSet)?.accessibility ?? [],
    note: one.note ?? SITE.noteTexts.find(({ id }) => id === one.noteText)?.text,
  };
};
