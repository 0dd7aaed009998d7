import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { writtenOut } from "../browser/support/written-out";

/** The prices on pages are those of the showings. */

const read = (...path: readonly string[]): unknown => JSON.parse(readFileSync(join("content", ...path), "utf8"));

const price = z.object({ label: z.string(), amount: z.number() });
const events = z.object({ events: z.array(z.unknown()) });
const event = z.object({
  production: z.string(),
  features: z.array(z.string()).default([]),
  prices: z.array(price),
});
const production = z.object({ id: z.string(), object: z.string(), format: z.string().optional() });
const page = z.object({
  blocks: z.array(
    z.object({
      component: z.string(),
      settings: z.object({ groups: z.array(z.object({ name: z.string(), rows: z.array(price) })).optional() }),
    }),
  ),
});

const filesIn = (folder: string) => readdirSync(join("content", folder)).filter((name) => name.endsWith(".json"));

const productions = filesIn("productions").map((name) => production.parse(read("productions", name)));

const films = new Map(productions.filter(({ object }) => object === "movie").map((film) => [film.id, film]));

const SERIES = ["Seniorkino", "Dagkino", "Babykino"];

/** The group of a showing in the table of prices. */
const kindOf = (features: readonly string[], format: string | undefined): string =>
  SERIES.find((name) => features.includes(name)) ?? (format === "3D" ? "3D" : "Kino");

const showings = filesIn("events")
  .flatMap((name) => events.parse(read("events", name)).events)
  .map((one) => event.parse(writtenOut(one, (wanted) => productions.find(({ id }) => id === wanted)?.object)))
  .flatMap(({ production: id, features, prices }) => {
    const film = films.get(id);
    return film && prices.length > 0 ? [{ id, kind: kindOf(features, film.format), prices }] : [];
  });

const groups = page
  .parse(read("pages", "om-kinoen.json"))
  .blocks.filter(({ component }) => component === "price-table")
  .flatMap(({ settings }) => settings.groups ?? []);

const told = (prices: readonly z.infer<typeof price>[]) => prices.map(({ label, amount }) => `${label} ${amount}`);

test("the cinema's page has the price of every showing, by type of ticket", () => {
  expect(showings.length).toBeGreaterThan(100);
  for (const { id, kind, prices } of showings) {
    const rows = groups.filter(({ name }) => name.includes(kind)).flatMap(({ rows }) => told(rows));
    expect({ id, kind, unknown: told(prices).filter((one) => !rows.includes(one)) }).toEqual({ id, kind, unknown: [] });
  }
});

test("and none that no showing has", () => {
  for (const { name, rows } of groups) {
    const sold = showings.filter(({ kind }) => name.includes(kind)).flatMap(({ prices }) => told(prices));
    expect({ name, unsold: told(rows).filter((one) => !sold.includes(one)) }).toEqual({ name, unsold: [] });
  }
});
