import type { Told } from "../../../domain/define/voices";
import { ENTITY_NAMES, entityDefinition } from "../../../domain/kinds";
import { isCalendarDate } from "../../../domain/time/local-time";
import { clockTime, fullDate } from "../../../domain/time/norwegian";
import type { Field, Form } from "../../api/form";
import { isKind, type Placed } from "../content/content-folder";
import { formOf } from "../forms/describe-form";
import { titleOf } from "./summaries";

type Words = ReadonlyMap<string, string>;

/** Labels of fields by name, and of choices by value. */
const wordsOf = (form: Form): readonly (readonly [name: string, label: string])[] => {
  const inFields = (fields: readonly Field[]) =>
    fields.flatMap((field) => [[field.name, field.label] as const, ...wordsOf(field.form)]);
  if (form.kind === "list") return wordsOf(form.item);
  if (form.kind === "record") return wordsOf(form.value);
  if (form.kind === "object") return inFields(form.fields);
  const own = "choices" in form ? form.choices : form.kind === "options" ? form.options : [];
  const named = own.map(({ value, label }) => [value, label] as const);
  return form.kind === "options" ? [...named, ...form.options.flatMap(({ fields }) => inFields(fields))] : named;
};

const words = new Map<string, Words>();

/** Those of a kind; then those of others, of which its messages may speak too. The first of a name applies. */
const wordsFor = (kind: string): Words => {
  const known = words.get(kind);
  if (known !== undefined) return known;
  const kinds = [kind, ...ENTITY_NAMES].filter(isKind);
  const all = kinds.flatMap((one) => wordsOf(formOf(entityDefinition(one).schema)));
  const made: Words = new Map(all.filter(([name]) => name !== "").reverse());
  words.set(kind, made);
  return made;
};

const dateText = (whole: string, date: string, time: string | undefined): string => {
  if (!isCalendarDate(date)) return whole;
  return time === undefined ? fullDate(date) : `${fullDate(date)} kl. ${clockTime(`${date}T${time}`)}`;
};

/** Names of fields, values, files and dates in a text, as a form shows them. */
const asAtForm = (text: string, kind: string, entities: readonly Placed[]): string => {
  const labels = wordsFor(kind);
  const titled = (key: "file" | "id", name: string): string | undefined => {
    const found = entities.find((one) => one[key] === name);
    return found && `«${titleOf(found, entities)}»`;
  };
  const quoted = (name: string): string => {
    const label = /^[a-z]/i.test(name) ? labels.get(name) : undefined;
    return label === undefined ? (titled("id", name) ?? `«${name}»`) : `«${label}»`;
  };
  return text
    .replace(
      /(?:content\/)?\b[a-z]+\/[\w.-]+\.json\b/g,
      (file) => titled("file", file.replace(/^content\//, "")) ?? "en annen",
    )
    .replace(/"([^"]*)"/g, (_, name: string) => quoted(name))
    .replace(/«([\w-]+)»/g, (_, name: string) => quoted(name))
    .replace(/(?<![«\w/.-])[a-z]+(?:[A-Z_]\w*)(?![\w»/-])/g, (name) => (labels.has(name) ? quoted(name) : name))
    .replace(/\b(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?\b/g, dateText)
    .replace(/\b(\d{2}):(\d{2})\b/g, "$1.$2");
};

/** What a problem tells somebody at a form: the same, without the words of a file. */
export const atForm = ({ message, cure }: Told, kind: string, entities: readonly Placed[]): Told => ({
  message: asAtForm(message, kind, entities),
  cure: asAtForm(cure, kind, entities),
});
