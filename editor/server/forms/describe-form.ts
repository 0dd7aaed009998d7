import { z } from "zod";
import { type About, aboutOf, innermost, unwrapped } from "../../../domain/define/field";
import { widgetOf } from "../../../domain/define/widget";
import { type Choice, type Field, type Form, type FormOption, isSingleKind } from "../../api/form";
import { beyondLabel, plainHelp } from "./plain-help";

const mayBe = (schema: unknown, kinds: readonly (new (...given: never) => unknown)[]): boolean =>
  kinds.some((kind) => schema instanceof kind) || (unwrapped(schema) !== null && mayBe(unwrapped(schema), kinds));

const valuesOf = (schema: unknown): readonly string[] => {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : [];
};

const choicesOf = (schema: unknown, { choices = {} }: Partial<About>): readonly Choice[] =>
  valuesOf(schema).map((value) => ({ value, label: choices[value] ?? value }));

const listOf = (schema: z.ZodArray, about: Partial<About>): Form => {
  const item = innermost(schema.element);
  if (item instanceof z.ZodEnum) return { kind: "choices", choices: choicesOf(item, { ...aboutOf(item), ...about }) };
  const itemForm: Form =
    about.refersTo === undefined ? formOf(schema.element) : { kind: "reference", to: about.refersTo };
  return { kind: "list", item: itemForm, itemLabel: about.label ?? "" };
};

const optionOf = (by: string, schema: unknown): readonly FormOption[] => {
  if (!(schema instanceof z.ZodObject)) return [];
  const discriminator = schema.shape[by];
  const about = aboutOf(discriminator);
  return valuesOf(innermost(discriminator)).map((value) => {
    const label = about.choices?.[value] ?? about.label ?? value;
    return { value, label, about: beyondLabel(about.help ?? "", label), fields: fieldsOf(schema, by) };
  });
};

const limit = (value: number | null | undefined): number | null =>
  value === undefined || value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

const plainForm = (schema: unknown, about: Partial<About>): Form => {
  if (schema instanceof z.ZodArray) return listOf(schema, about);
  if (schema instanceof z.ZodObject)
    return {
      kind: "object",
      fields: fieldsOf(schema),
      isPicture: about.widget === "picture",
      isPoint: about.widget === "point",
    };
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { discriminator: by } = schema.def;
    return { kind: "options", by, options: schema.options.flatMap((option) => optionOf(by, option)) };
  }
  if (schema instanceof z.ZodRecord) return { kind: "record", value: formOf(schema.valueType) };
  if (schema instanceof z.ZodNumber)
    return {
      kind: "number",
      min: limit(schema.minValue),
      max: limit(schema.maxValue),
      isWhole: schema.format === "safeint",
    };
  if (schema instanceof z.ZodBoolean) return { kind: "toggle" };
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return { kind: "choice", choices: choicesOf(schema, about) };
  throw new Error(`No form control follows from the schema of «${about.label ?? "?"}».`);
};

/**
 * The form of a content definition's schema.
 *
 * @throws when no control follows from it, so that no field is without one.
 */
export const formOf = (schema: unknown): Form => {
  const about = aboutOf(schema);
  const widget = widgetOf(schema);
  if (widget === "reference" && about.refersTo !== undefined) return { kind: "reference", to: about.refersTo };
  if (widget === "source") return { kind: "source" };
  return isSingleKind(widget) ? { kind: widget } : plainForm(innermost(schema), about);
};

const presetOf = (schema: unknown): unknown => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return schema.def.defaultValue;
  const inner = unwrapped(schema);
  return inner === null ? null : presetOf(inner);
};

const fieldOf = (name: string, schema: unknown): Field => {
  const about = aboutOf(schema);
  const form = formOf(schema);
  return {
    name,
    label: about.label ?? "",
    help: plainHelp(about.help ?? "", form, about.label ?? ""),
    group: about.group ?? null,
    isRequired: !mayBe(schema, [z.ZodOptional, z.ZodDefault, z.ZodPrefault]),
    isNullable: mayBe(schema, [z.ZodNullable]),
    preset: presetOf(schema),
    madeFrom: about.madeFrom ?? null,
    form,
  };
};

/** Fields of an object but for its discriminator, the name of the JSON Schema, and what programs write. */
const fieldsOf = (schema: z.ZodObject, by?: string): readonly Field[] =>
  Object.entries(schema.shape)
    .filter(([name, inner]) => name !== "$schema" && name !== by && !aboutOf(inner).isMachine)
    .map(([name, inner]) => fieldOf(name, inner));
