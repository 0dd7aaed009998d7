import { logError } from "../log";
import { HttpError } from "./send";

/**
 * Reads a server's response field by field. Written by hand: zod/mini would add 5.8 KB to what the film club loads
 * (decision 0067). Names may begin with a capital or not ("MovieId", "movieId").
 */
export interface Fields {
  /** The name of the server, for the error. */
  readonly of: string;
  readonly get: (name: string) => unknown;
}

/** The error of an unreadable response. */
const broken = (of: string, why: string, body: unknown): HttpError =>
  new HttpError("answer", `The answer of ${of} is not as agreed: ${why}`, { body });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of an object. Throws an `HttpError` of the kind "answer" when it is none. */
export const fieldsOf = (answer: unknown, of: string): Fields => {
  if (!isRecord(answer)) throw broken(of, "it is no object", answer);
  return {
    of,
    get: (name) => answer[name] ?? answer[name.charAt(0).toUpperCase() + name.slice(1)] ?? null,
  };
};

type Read<Value> = (value: unknown) => Value | null;

const asNumber: Read<number> = (value) => {
  if (typeof value === "string" && /^-?\d+([.,]\d+)?$/.test(value)) return Number(value.replace(",", "."));
  return typeof value === "number" && Number.isFinite(value) ? value : null;
};
/** A title or a token of digits may be sent as a number. */
const asText: Read<string> = (value) =>
  typeof value === "number" && Number.isFinite(value) ? String(value) : typeof value === "string" ? value : null;
const asFlag: Read<boolean> = (value) => (typeof value === "boolean" ? value : null);
const asId: Read<string> = (value) => asText(value) || null;

/** Reads a field. Null when it is missing, and when it cannot be read, which is logged: the rest is still of use. */
export const optional =
  <Value>(read: Read<Value>, kind: string) =>
  (fields: Fields, name: string): Value | null => {
    const value = fields.get(name);
    const found = value === null ? null : read(value);
    if (found === null && value !== null) {
      logError("A field was left out", broken(fields.of, `${name} is no ${kind}`, value));
    }
    return found;
  };

/** Reads a field without which the rest is of no use. Throws when it is missing or cannot be read. */
export const required =
  <Value>(read: Read<Value>, kind: string) =>
  (fields: Fields, name: string): Value => {
    const value = fields.get(name);
    const found = value === null ? null : read(value);
    if (found === null) throw broken(fields.of, `${name} is ${value === null ? "missing" : `no ${kind}`}`, value);
    return found;
  };

export const textOf = required(asText, "text");
export const optionalTextOf = optional(asText, "text");
export const numberOf = required(asNumber, "number");
export const optionalNumberOf = optional(asNumber, "number");
export const optionalFlagOf = optional(asFlag, "true or false");
export const idOf = required(asId, "id");
export const optionalIdOf = optional(asId, "id");

/** The fields of an object in a field. */
export const optionalFieldsOf = (fields: Fields, name: string): Fields | null =>
  optional((value) => (isRecord(value) ? fieldsOf(value, `${fields.of}, ${name}`) : null), "object")(fields, name);

const membersOf = (answer: unknown, of: string): readonly unknown[] => {
  if (!Array.isArray(answer)) throw broken(of, "it is no list", answer);
  return answer;
};

const attempt = <Item>(item: unknown, of: string, read: (item: unknown) => Item): readonly Item[] => {
  try {
    return [read(item)];
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    logError(`An item of ${of} was left out`, error);
    return [];
  }
};

/**
 * The members of a list that can be read; others are left out and logged, so that one invalid member does not
 * invalidate the list. Throws an `HttpError` of the kind "answer" when it is not a list.
 */
export const readableOf = <Item>(answer: unknown, of: string, read: (item: unknown) => Item): readonly Item[] =>
  membersOf(answer, of).flatMap((item) => attempt(item, of, read));

/** The members that can be read of a list in a field. A single value counts as a list of it. */
export const itemsOf = <Item>(fields: Fields, name: string, read: (item: unknown) => Item): readonly Item[] =>
  [fields.get(name) ?? []].flat().flatMap((item) => attempt(item, `${fields.of}, ${name}`, read));

/**
 * The same for the list of a whole response. Throws also when it has members, but none that can be read: it is not
 * empty, and must not be shown as such.
 */
export const readListOf = <Item>(answer: unknown, of: string, read: (item: unknown) => Item): readonly Item[] => {
  const items = readableOf(answer, of, read);
  if (items.length === 0 && membersOf(answer, of).length > 0) throw broken(of, "no member can be read", answer);
  return items;
};

const addressAmong =
  (allowed: RegExp) =>
  (fields: Fields, name: string): string | null => {
    const text = optionalTextOf(fields, name);
    return text !== null && allowed.test(text) ? text : null;
  };

/** An address that is safe in a link, or null: not "javascript:". */
export const addressOf = addressAmong(/^(https?:\/\/|\/(?!\/))/i);
/** An address that is safe for a picture, or null. */
export const pictureOf = addressAmong(/^(https?:\/\/|\/(?!\/)|data:image\/)/i);

/** A text or a number, as an id. Throws when it is neither. */
export const asIdOf = (value: unknown, of: string): string => {
  const id = asId(value);
  if (id === null) throw broken(of, "an id is neither text nor number", value);
  return id;
};
