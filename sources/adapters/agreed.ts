import { z } from "zod";
import { HttpError } from "../../src/lib/http/http-error";
import { SourceFault } from "../records";

const { localeError } = z.locales.no();
const PAUSE_MS = 400;
const LONGEST_VALUE = 60;

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
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
};

interface Call {
  /** What content files call the source. */
  readonly source: string;
  /** What was asked, without secrets: "sites/118/events". */
  readonly asked: string;
}

/**
 * An answer in the agreed shape.
 *
 * @throws SourceFault that names the source, the call, the field and its value.
 */
export const agreed = <Schema extends z.ZodType>(schema: Schema, answer: unknown, { source, asked }: Call) => {
  const parsed = schema.safeParse(answer, { error: localeError });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const where = path.length === 0 ? "svaret" : `«${fieldName(path)}»`;
  throw new SourceFault(
    `${source}: svaret på ${asked} er ikke som avtalt. Feilen er i ${where}, som er ${quoted(valueAt(answer, path))}: ${issue?.message ?? ""}. → Si fra til leverandøren. Ingenting er endret.`,
  );
};

const isPassing = (error: unknown): boolean =>
  error instanceof HttpError &&
  (error.kind === "network" || error.kind === "timeout" || (error.status !== undefined && error.status >= 500));

const inWords = ({ kind, status }: HttpError): string => {
  if (status === 401 || status === 403) {
    return `sa nei (${status}). → Kontroller brukernavn, passord eller adresse i miljøvariablene`;
  }
  if (status === 404) return "har ingen slik adresse (404). → Kontroller adressen og nettstedets nummer";
  if (status !== undefined) return `svarte med feil ${status}. → Prøv igjen senere`;
  if (kind === "answer") return "svarte ikke som avtalt. → Si fra til leverandøren";
  if (kind === "timeout") return "svarte ikke i tide. → Prøv igjen senere";
  return "kan ikke nås. → Kontroller adressen og nettet, eller prøv igjen senere";
};

/**
 * Makes a call, and once more after a pause when the fault may pass.
 *
 * @throws SourceFault when the second one fails too, or the fault will not pass.
 */
export const asked = async <Answer>({ source, asked: what }: Call, call: () => Promise<Answer>): Promise<Answer> => {
  const again = async (error: unknown): Promise<Answer> => {
    if (!isPassing(error)) throw error;
    await new Promise((wait) => setTimeout(wait, PAUSE_MS));
    return call();
  };
  try {
    return await call().catch(again);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw new SourceFault(`${source} ${inWords(error)}. Kallet var ${what}. Ingenting er endret.`);
  }
};
