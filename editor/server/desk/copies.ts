import { eventCode, lastEventCode } from "../../../domain/addresses/event-code";
import type { Json } from "../../../domain/json/json";
import { madeValue } from "../../../domain/json/made-value";
import { entityDefinition } from "../../../domain/kinds";
import { type Form, fieldsOf } from "../../api/form";
import type { Placed } from "../content/content-folder";

/** Fields about a showing's history, which a copy does not have. */
const OWN_PAST = ["changed", "revision", "previousStart", "reason", "source", "$schema"];

/** Fields that must be unique; the editor fills them in. */
const UNSHARED = ["ediNumber"];

export const nextEventCode = (entities: readonly Placed[]): string =>
  eventCode(lastEventCode(entities.map(({ value }) => value.pageReference)) + 1);

/** Copies an entity with a new title, and derives fields from it anew. */
export const copyOf = (source: Placed, title: string, { form, code }: { form: Form; code: string }): Json => {
  const name = entityDefinition(source.kind).listing.titleField;
  const kept = Object.fromEntries(Object.entries(source.value).filter(([field]) => !OWN_PAST.includes(field)));
  const emptied = Object.fromEntries(UNSHARED.filter((field) => field in kept).map((field) => [field, ""]));
  const named: Json = { ...kept, ...emptied, ...(name !== null && { [name]: title }) };
  const value: Record<string, unknown> = { ...named };
  for (const { name: field, madeFrom } of fieldsOf(form, named))
    if (madeFrom !== null && field in value) value[field] = madeValue(madeFrom, { code, ...value });
  return value;
};
