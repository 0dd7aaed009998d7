import { z } from "zod";
import { isObject } from "../../domain/json/json";

/** Form of a content definition. The server derives it from the definitions; the app renders it. */

const single = z.enum([
  "text",
  /** The title or the lead of what is written below it, on one sheet with its rich text. */
  "headline",
  "longText",
  "slug",
  "address",
  "link",
  "color",
  "date",
  "moment",
  "clock",
  "image",
  "html",
]);

export type SingleKind = z.infer<typeof single>;

export const isSingleKind = (kind: unknown): kind is SingleKind => single.safeParse(kind).success;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type Form =
  | { readonly kind: SingleKind }
  /** Name of one of the page's own sources. */
  | { readonly kind: "source" }
  | { readonly kind: "number"; readonly min: number | null; readonly max: number | null; readonly isWhole: boolean }
  | { readonly kind: "toggle" }
  | { readonly kind: "choice"; readonly choices: readonly Choice[] }
  /** Any subset of the choices. */
  | { readonly kind: "choices"; readonly choices: readonly Choice[] }
  /** Id of an entity of that GraphQL type. */
  | { readonly kind: "reference"; readonly to: string }
  | { readonly kind: "list"; readonly item: Form; readonly itemLabel: string }
  | {
      readonly kind: "object";
      readonly fields: readonly Field[];
      readonly isPicture: boolean;
      /** True for a focal point of the picture beside it. */
      readonly isPoint?: boolean | undefined;
    }
  /** Union with the discriminator `by`. */
  | { readonly kind: "options"; readonly by: string; readonly options: readonly FormOption[] }
  /** Map of one type of object, such as texts by language. */
  | { readonly kind: "record"; readonly value: Form };

export interface FormOption extends Choice {
  readonly about: string;
  readonly fields: readonly Field[];
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly group: string | null;
  /** True for what is written first; a form that has such fields folds the others. */
  readonly isFirst?: boolean | undefined;
  /** True for a text of a few characters. */
  readonly isShort?: boolean | undefined;
  /** True for long texts that stand after what a form adds to its first fields. */
  readonly isProse?: boolean | undefined;
  /** What others of its kind have in it, to choose from, the most frequent first. */
  readonly used?: readonly string[] | undefined;
  /** What no value means, as a choice. */
  readonly none?: string | undefined;
  readonly isRequired: boolean;
  /** True when null means "none". */
  readonly isNullable: boolean;
  /** The site's default when the field is absent. */
  readonly preset: unknown;
  /** Template that derives a new entity's value from other fields: "{title}-{ediNumber}". */
  readonly madeFrom: string | null;
  readonly form: Form;
}

/** Fields of an object's form; of options, those of the value's own. */
export const fieldsOf = (form: Form, value: unknown): readonly Field[] => {
  if (form.kind === "object") return form.fields;
  if (form.kind !== "options" || !isObject(value)) return [];
  return form.options.find((option) => option.value === value[form.by])?.fields ?? [];
};

/** Whether a list is nearly always one object, and is: it has no row of its own, and no name beside its fields'. */
export const isAlone = ({ form, isFirst }: Field, value: unknown): boolean =>
  isFirst === true &&
  form.kind === "list" &&
  form.item.kind === "object" &&
  !form.item.isPicture &&
  Array.isArray(value) &&
  value.length === 1;

const choice = z.object({ value: z.string(), label: z.string() });

export const formSchema: z.ZodType<Form> = z.lazy(() =>
  z.union([
    z.object({ kind: single }),
    z.object({ kind: z.literal("source") }),
    z.object({
      kind: z.literal("number"),
      min: z.number().nullable(),
      max: z.number().nullable(),
      isWhole: z.boolean(),
    }),
    z.object({ kind: z.literal("toggle") }),
    z.object({ kind: z.enum(["choice", "choices"]), choices: z.array(choice) }),
    z.object({ kind: z.literal("reference"), to: z.string() }),
    z.object({ kind: z.literal("list"), item: formSchema, itemLabel: z.string() }),
    z.object({
      kind: z.literal("object"),
      fields: z.array(fieldSchema),
      isPicture: z.boolean(),
      isPoint: z.boolean().optional(),
    }),
    z.object({
      kind: z.literal("options"),
      by: z.string(),
      options: z.array(choice.extend({ about: z.string(), fields: z.array(fieldSchema) })),
    }),
    z.object({ kind: z.literal("record"), value: formSchema }),
  ]),
);

const fieldSchema: z.ZodType<Field> = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string(),
  group: z.string().nullable(),
  isFirst: z.boolean().optional(),
  isShort: z.boolean().optional(),
  isProse: z.boolean().optional(),
  used: z.array(z.string()).optional(),
  none: z.string().optional(),
  isRequired: z.boolean(),
  isNullable: z.boolean(),
  preset: z.unknown(),
  madeFrom: z.string().nullable(),
  form: formSchema,
});
