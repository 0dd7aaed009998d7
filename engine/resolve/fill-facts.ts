import { Remembered } from "../../domain/collections/remembered";
import { either } from "../../domain/define/voices";
import { isObject } from "../../domain/json/json";
import { listOf, nearestOf } from "../problems/nearest";
import { type FieldPath, type Problem, problemAt } from "../problems/problem";
import type { ContentDocument } from "../reading/read-content";

/** A site fact in a text: "{fakta:holdeplass}", "{fakta:pris kino}". */
const FACT = /\{fakta:([^{}]*)\}/g;

/** Anything meant as a fact, even without its colon or closing brace. */
const MEANT = /\{\s*fakta\b:?([^{}]*)\}?/gi;

type Names = ReadonlyMap<string, string>;

const filled = (value: unknown, facts: Names): unknown => {
  if (typeof value === "string") return value.replace(FACT, (whole, name: string) => facts.get(name.trim()) ?? whole);
  if (Array.isArray(value)) return value.map((item) => filled(item, facts));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child, facts)]))
    : value;
};

interface Mention {
  readonly at: FieldPath;
  readonly whole: string;
  readonly name: string;
}

const mentionsIn = (value: unknown, at: FieldPath = []): readonly Mention[] => {
  if (typeof value === "string")
    return value.includes("{")
      ? [...value.matchAll(MEANT)].map(([whole, name = ""]) => ({ at, whole, name: name.trim() }))
      : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => mentionsIn(item, [...at, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, child]) => mentionsIn(child, [...at, key])) : [];
};

/** Texts without facts, so that their braces are not reported twice. */
export const withoutFacts = (text: string): string => text.replace(MEANT, "");

const resolved = new Remembered<ContentDocument, ContentDocument>();

/**
 * Writes the site's facts into the documents' texts, so that later steps see plain text. An unknown name is left as it
 * is, for `unknownFacts`.
 */
export const fillFacts = (documents: readonly ContentDocument[], facts: Names): readonly ContentDocument[] => {
  const key = JSON.stringify([...facts]);
  return documents.map((document) =>
    resolved.of(document, [key], () =>
      mentionsIn(document.data).length > 0 ? { ...document, data: filled(document.data, facts) } : document,
    ),
  );
};

const cureFor = (name: string, facts: Names): string => {
  const known = [...facts.keys()];
  const [guess] = nearestOf(name, known);
  return guess === undefined
    ? `Skriv {fakta:navn} med et av navnene som finnes: ${listOf(known)}. Nye skriver du under ${either("facts", "Fakta")} i nettstedets innstillinger.`
    : `Skriv {fakta:${guess}}, eller legg det til under ${either("facts", "Fakta")} i nettstedets innstillinger.`;
};

/** Unfilled facts in a document; none when there are no facts at all, since the settings are then unreadable. */
export const unknownFacts = ({ data, origin }: ContentDocument, facts: Names): readonly Problem[] =>
  (facts.size === 0 ? [] : mentionsIn(data)).map(({ at, whole, name }) =>
    problemAt(origin, {
      at,
      message: `har ${whole}, men huset har ingen fakta med det navnet: det blir stående slik på siden.`,
      cure: cureFor(name, facts),
    }),
  );
