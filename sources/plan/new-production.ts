import { freeName } from "../../domain/json/free-name";
import type { Json } from "../../domain/json/json";
import { madeValue, slugOf } from "../../domain/json/made-value";
import { entityDefinition } from "../../domain/kinds";
import type { PulledProduction } from "../records";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const titled = (title: string): string => slugOf(title) || "uten-tittel";

/** The source's own id where that says more than the title. */
const ownCode = ({ title, id }: PulledProduction): string | null => {
  const code = slugOf(id);
  return code === "" || code === titled(title) ? null : code;
};

/** The id of a new production: its title, with the source's id or a number added when that is taken. */
export const newId = (production: PulledProduction, isTaken: (id: string) => boolean): string => {
  const plain = titled(production.title);
  const code = ownCode(production);
  return freeName(isTaken(plain) && code !== null ? `${plain}-${code}` : plain, isTaken);
};

const MAX_SUMMARY_LENGTH = 240;

/** The beginning of a text: whole sentences, or whole words when the first sentence is too long. */
const briefly = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= MAX_SUMMARY_LENGTH) return line;
  const start = line.slice(0, MAX_SUMMARY_LENGTH);
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0];
  return sentences ?? `${start.slice(0, MAX_SUMMARY_LENGTH - 1).replace(/\s+\S*$/, "")}…`;
};

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((one) => `<p>${escaped(one).replaceAll(/\s*\n\s*/g, "<br />")}</p>`);

const contentsOf = (text: string) => {
  const body = paragraphs(text);
  return [{ summary: briefly(text), body: body.length === 1 ? body[0] : body }];
};

interface NewProduction {
  readonly id: string;
  /** The source's name. */
  readonly source: string;
  /** The code in the address of an event that has none of its own. */
  readonly code: string;
  /** Whether an event has the address. */
  readonly isTaken?: (address: string) => boolean;
}

/** A new film or event from the source's data, in schema order. */
export const newProduction = (
  pulled: PulledProduction,
  { id, source, code: free, isTaken = () => false }: NewProduction,
): Json => {
  const { kind, title, ediNumber, summary, facts } = pulled;
  const isFilm = kind === "film";
  const code = isFilm ? (ediNumber ?? pulled.id) : (ownCode(pulled) ?? free);
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
      : { pageReference: freeName(madeValue("{title}-{code}", { title: titled(title), code }), isTaken) }),
    ...(summary !== null && { contents: contentsOf(summary) }),
    assets: [],
    ...filmOnly,
    source: { name: source, id: pulled.id },
  };
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
};

/** Adds new data from the source to a waiting production. Editors' values stay. */
export const completed = (waiting: Json, known: Json): Json => ({ ...known, ...waiting });

export const isComplete = (production: Json): boolean =>
  entityDefinition("productions").parse(production).found !== null;
