import type { About } from "../../../domain/define/field";
import { type FieldNode, fieldNode } from "../../../domain/define/field-node";
import { type Choice, type Field, type Form, type FormOption, isSingleKind } from "../../api/form";
import { beyondLabel, plainHelp } from "./plain-help";

const choicesOf = ({ values }: FieldNode, { choices = {} }: Partial<About>): readonly Choice[] =>
  values.map(String).map((value) => ({ value, label: choices[value] ?? value }));

const listForm = (item: FieldNode, about: Partial<About>): Form => {
  if (item.kind === "choice") return { kind: "choices", choices: choicesOf(item, { ...item.about, ...about }) };
  const itemForm: Form = about.refersTo === undefined ? formOfNode(item) : { kind: "reference", to: about.refersTo };
  return { kind: "list", item: itemForm, itemLabel: about.itemName ?? "" };
};

const optionsOf = (by: string, option: FieldNode): readonly FormOption[] => {
  const { values = [], about = {} } = option.fields.get(by) ?? {};
  return values.map(String).map((value) => {
    const label = about.choices?.[value] ?? about.label ?? value;
    return { value, label, about: about.atForm ?? beyondLabel(about.help ?? "", label), fields: fieldsOf(option, by) };
  });
};

const plainForm = (node: FieldNode): Form => {
  const { kind, about, widget, item, by } = node;
  if (kind === "list" && item) return listForm(item, about);
  if (kind === "record" && item) return { kind: "record", value: formOfNode(item) };
  if (kind === "object")
    return { kind, fields: fieldsOf(node), isPicture: widget === "picture", isPoint: widget === "point" };
  if (kind === "options" && by !== null)
    return { kind, by, options: node.options.flatMap((option) => optionsOf(by, option)) };
  if (kind === "number") return { kind, ...node.limits };
  if (kind === "toggle") return { kind };
  if (kind === "choice") return { kind, choices: choicesOf(node, about) };
  throw new Error(`No form control follows from the schema of «${about.label ?? "?"}».`);
};

const formOfNode = (node: FieldNode): Form => {
  const { widget, about } = node;
  if (widget === "reference" && about.refersTo !== undefined) return { kind: "reference", to: about.refersTo };
  if (widget === "source") return { kind: "source" };
  return isSingleKind(widget) ? { kind: widget } : plainForm(node);
};

/**
 * Form of a content definition's schema.
 *
 * @throws when a field has no matching control.
 */
export const formOf = (schema: unknown): Form => formOfNode(fieldNode(schema));

const fieldOf = (name: string, node: FieldNode): Field => {
  const { about, preset } = node;
  const form = formOfNode(node);
  return {
    name,
    label: about.label ?? "",
    help: about.atForm ?? plainHelp(about.help ?? "", form, about.label ?? ""),
    group: about.group ?? null,
    ...(about.isFirst && { isFirst: true }),
    ...(about.isShort && { isShort: true }),
    ...(about.isProse && { isProse: true }),
    ...(about.isReused && { used: [] }),
    ...(about.none !== undefined && { none: about.none }),
    isRequired: !node.isOptional && preset === undefined,
    isNullable: node.isNullable,
    preset: preset ?? null,
    madeFrom: about.madeFrom ?? null,
    form,
  };
};

/** Fields of an object, without its discriminator, `$schema` and machine-written fields. */
const fieldsOf = (object: FieldNode, by?: string): readonly Field[] =>
  [...object.fields]
    .filter(([name, { about }]) => name !== "$schema" && name !== by && !about.isMachine)
    .map(([name, node]) => fieldOf(name, node));
