import { entityDefinition } from "../../plugins/gatsby-source-kulturhus/src/content";
import { madeValue, slugOf } from "../../src/rules/content/made-value";
import type { Json } from "../../src/rules/json/json";
import type { PulledProduction } from "../records";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const titled = (title: string): string => slugOf(title) || "uten-tittel";

/** The id of a new production: its title, and the id of the source when another has that already. */
export const newId = ({ title, id }: PulledProduction, taken: (id: string) => boolean): string => {
  const plain = titled(title);
  return taken(plain) ? `${plain}-${slugOf(id) || "2"}` : plain;
};

/** A new film or event with what the source knows of it, in the order of its schema. */
export const newProduction = (pulled: PulledProduction, id: string, source: string): Json => {
  const { kind, title, ediNumber, summary, facts } = pulled;
  const isFilm = kind === "film";
  const code = isFilm ? (ediNumber ?? pulled.id) : id;
  const { typeText = isFilm ? "Film" : "Arrangement", ...known } = facts;
  const filmOnly = isFilm ? known : { runningTime: known.runningTime };
  const value: Json = {
    $schema: "../schemas/production.json",
    id,
    object: isFilm ? "movie" : "culture",
    objectClass: isFilm ? "movie" : "culture",
    typeText,
    title,
    ...(isFilm
      ? { parentSlug: madeValue("{title}-{code}", { title: titled(title), code }), ediNumber: ediNumber ?? undefined }
      : { pageReference: madeValue("{title}-{code}", { title: titled(title), code }) }),
    ...(summary !== null && { contents: [{ summary, body: `<p>${escaped(summary)}</p>` }] }),
    assets: [],
    ...filmOnly,
    source: { name: source, id: pulled.id },
  };
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
};

/** What waits, with what the source has come to know since. What an editor has written stays. */
export const completed = (waiting: Json, known: Json): Json => ({ ...known, ...waiting });

export const isComplete = (production: Json): boolean =>
  entityDefinition("productions").parse(production).found !== null;
