import { z } from "zod";
import { HttpError } from "../../src/lib/http/send";
import { SourceFault } from "../records";

const { localeError } = z.locales.no();
const PAUSE_MS = 400;
const MAX_VALUE_LENGTH = 60;

const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (held, key) => (typeof held === "object" && held !== null ? Reflect.get(held, key) : undefined),
    value,
  );

const quoted = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "ingenting";
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
};

interface Call {
  /** The request, without secrets: "sites/118/events". */
  readonly request: string;
}

/** The first fault: "«start», som er "i morgen": er ikke et tidspunkt". */
const faultText = ({ issues: [issue] }: z.ZodError, value: unknown, whole: string): string => {
  const path = issue?.path ?? [];
  const where = path.length === 0 ? whole : `«${fieldName(path)}»`;
  return `${where}, som er ${quoted(valueAt(value, path))}: ${issue?.message ?? ""}`;
};

/**
 * Parses an answer by its schema.
 *
 * @throws SourceFault that names the call, the field and its value.
 */
export const parseAnswer = <Schema extends z.ZodType>(schema: Schema, answer: unknown, { request }: Call) => {
  const parsed = schema.safeParse(answer, { error: localeError });
  if (parsed.success) return parsed.data;
  throw new SourceFault(
    `svaret på ${request} er ikke som avtalt. Feilen er i ${faultText(parsed.error, answer, "svaret")}. → Si fra til leverandøren.`,
  );
};

/** A record that is not as agreed. */
export interface Refused {
  readonly record: unknown;
  /** What is not as agreed, in Bokmål. */
  readonly why: string;
}

/**
 * Parses the records of an answer one by one: one that is not as agreed does not keep the others away.
 *
 * @throws SourceFault when none of them is as agreed.
 */
export const parseRecords = <Schema extends z.ZodType>(schema: Schema, records: readonly unknown[], call: Call) => {
  const all = records.map((record) => ({ record, parsed: schema.safeParse(record, { error: localeError }) }));
  const read = all.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : []));
  if (read.length === 0 && records.length > 0) parseAnswer(z.array(schema), records, call);
  const refused = all.flatMap(({ record, parsed }): readonly Refused[] =>
    parsed.success
      ? []
      : [{ record, why: `er ikke som avtalt: ${faultText(parsed.error, record, "den")}. → Si fra til leverandøren.` }],
  );
  return { read, refused };
};

const isTemporary = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.kind === "network" || error.kind === "timeout" || (error.status !== undefined && error.status >= 500));

const errorText = ({ kind, status }: HttpError): string => {
  if (status === 401 || status === 403) {
    return `kilden sa nei (${status}). → Kontroller brukernavn, passord eller adresse i miljøvariablene`;
  }
  if (status === 404) return "kilden har ingen slik adresse (404). → Kontroller adressen og nettstedets nummer";
  if (status !== undefined) return `kilden svarte med feil ${status}. → Prøv igjen senere`;
  if (kind === "answer") return "kilden svarte ikke som avtalt. → Si fra til leverandøren";
  if (kind === "timeout") return "kilden svarte ikke i tide. → Prøv igjen senere";
  return "kilden kan ikke nås. → Kontroller adressen og nettet, eller prøv igjen senere";
};

/**
 * Makes a call, and retries once after a pause when the error may be temporary.
 *
 * @throws SourceFault when the retry fails too, or the error is permanent.
 */
export const callSource = async <Answer>({ request }: Call, call: () => Promise<Answer>): Promise<Answer> => {
  const retry = async (error: unknown): Promise<Answer> => {
    if (!isTemporary(error)) throw error;
    await new Promise((wait) => setTimeout(wait, PAUSE_MS));
    return call();
  };
  try {
    return await call().catch(retry);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new SourceFault(`${errorText(error)}. Kallet var ${request}.`);
  }
};
