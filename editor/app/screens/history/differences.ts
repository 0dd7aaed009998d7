import { isObject, isSame, type Json } from "../../../../domain/json/json";
import { matched } from "../../../../domain/json/match-items";
import type { Summary } from "../../../api/api";
import { type Form, fieldsOf, isAlone } from "../../../api/form";
import { itemField } from "../../fields/field-props";
import { plainText } from "../../fields/held-in";
import { itemTitle } from "../../fields/lists/item-title";
import { htmlText } from "../../text/html-text";

/** What differs in a field, as an editor reads it. */
interface Difference {
  /** "Bilder: Plakat (2:3), Bildebeskrivelse" */
  readonly label: string;
  /** Empty for nothing; where both texts are the same, only what they do not show differs, such as bold type. */
  readonly before: string;
  readonly after: string;
}

/** Changes to tell. */
export interface ChangesProps {
  readonly commit: string;
  /** Whether all that has changed since is told, rather than what the commit changed. */
  readonly isSince?: boolean;
  /** The only entity whose change is told; by default all. */
  readonly entity?: { readonly kind: string; readonly id: string };
}

/** When an article or a showing was changed: it follows each save by itself. */
const STAMPS: readonly string[] = ["updatedAt", "changed"];

type TitlesOf = (type: string) => readonly Summary[];

/** A field whose name is the unit of its value: the price is "Priser: Kino, Voksen". */
const UNIT = "Kroner";

/** A list within an item of one with the same name is not named again. */
const joined = (outer: string, inner: string): string =>
  [outer, outer.startsWith(`${inner}: `) ? "" : inner].filter((label) => label !== "").join(", ");

/** Editors know pictures by what they show, not by folder and ending. */
const pictureName = (file: string): string =>
  file
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replace(/-+/g, " ");

const isPoint = (form: Form): boolean => form.kind === "object" && form.isPoint === true;

/** "52 % fra venstre, 40 % fra toppen" */
const pointText = ({ x, y }: Json): string =>
  `${Math.round(Number(x) * 100)} % fra venstre, ${Math.round(Number(y) * 100)} % fra toppen`;

/** All that a value holds, in words, a line for each of its fields. */
const textOf = (form: Form, value: unknown, titlesOf: TitlesOf): string => {
  if (value === undefined || value === null || value === "") return "";
  const lines = (texts: readonly string[]): string => texts.filter((text) => text !== "").join("\n");
  if (form.kind === "toggle") return value === true ? "Ja" : "Nei";
  if (form.kind === "reference") return itemTitle(form, value, titlesOf);
  if (form.kind === "image") return pictureName(String(value));
  if (form.kind === "html") return htmlText([value].flat().join("\n"));
  if (form.kind === "list" && Array.isArray(value))
    return lines(value.map((item) => textOf(form.item, item, titlesOf)));
  if (!isObject(value)) return plainText(form, value);
  if (isPoint(form)) return pointText(value);
  if (form.kind === "record") return lines(Object.values(value).map((part) => textOf(form.value, part, titlesOf)));
  return lines(
    fieldsOf(form, value).map((field) => {
      const text = textOf(field.form, value[field.name], titlesOf);
      return text === "" ? "" : `${field.label}: ${text}`;
    }),
  );
};

interface Pair {
  readonly form: Form;
  readonly label: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The items of two lists, each with what it was; a list of one has no names for its items. */
const itemPairs = (
  form: Form,
  label: string,
  before: readonly unknown[],
  after: readonly unknown[],
  titles: TitlesOf,
) => {
  const pairs = matched(before, after);
  const isOne = before.length < 2 && after.length < 2;
  const named = (item: unknown): string => {
    const title = itemTitle(form, item, titles).slice(0, 60);
    // "Priser: Kino, Voksen"
    return isOne || title === "" ? label : `${label}${label.includes(": ") ? "," : ":"} ${title}`;
  };
  const kept = after.map((item, at): Pair => {
    const pair = pairs[at] ?? null;
    return { form, label: named(item), before: pair === null ? undefined : before[pair], after: item };
  });
  const gone = before.filter((_, at) => !pairs.includes(at));
  return [...kept, ...gone.map((item): Pair => ({ form, label: named(item), before: item, after: undefined }))];
};

const hasObjects = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.every(isObject);

const walk = ({ form, label, before, after }: Pair, titlesOf: TitlesOf): readonly Difference[] => {
  if (isSame(before, after)) return [];
  const within = (pairs: readonly Pair[]) => pairs.flatMap((pair) => walk(pair, titlesOf));
  if (isObject(before) && isObject(after) && !isPoint(form)) {
    const known =
      form.kind === "record"
        ? Object.keys({ ...before, ...after }).map((key) => ({
            ...itemField(key === "nb" ? "" : key, form.value),
            name: key,
          }))
        : [...fieldsOf(form, before), ...fieldsOf(form, after)];
    const pairs = [...new Map(known.map((field) => [field.name, field])).values()].map((field) => {
      const [old, own] = [before[field.name], after[field.name]];
      const isNameless = field.label === UNIT || (isAlone(field, old) && isAlone(field, own));
      const pair = { form: field.form, label: joined(label, isNameless ? "" : field.label), before: old, after: own };
      return { pair, isStamp: STAMPS.includes(field.name) };
    });
    const [stamps, written] = [true, false].map((isStamp) =>
      within(pairs.flatMap((one) => (one.isStamp === isStamp ? [one.pair] : []))),
    );
    return written?.length ? written : (stamps ?? []);
  }
  if (form.kind === "list" && hasObjects(before) && hasObjects(after) && before.length + after.length > 0) {
    const found = within(itemPairs(form.item, label, before, after, titlesOf));
    if (found.length > 0) return found;
  }
  const difference = { label, before: textOf(form, before, titlesOf), after: textOf(form, after, titlesOf) };
  return difference.before === "" && difference.after === "" ? [] : [difference];
};

/** What differs between two versions of an entity, field by field; null where it does not exist. */
export const differencesOf = (form: Form, before: unknown, after: unknown, titlesOf: TitlesOf): readonly Difference[] =>
  walk({ form, label: "", before: before ?? {}, after: after ?? {} }, titlesOf);
