import { z } from "zod";
import { field, type GraphqlDoc, referenceTo } from "../define/field";
import { MODELS, type SourceModel } from "../entities/models";
import { sentenceCase } from "../time/norwegian";

/** A data slot of a block: its model, and one entity or many. */
export interface Slot extends GraphqlDoc {
  readonly model: SourceModel;
  readonly collection: boolean;
  readonly optional?: boolean;
}

/** All versions of the films in a block's list, without films that have ended. */
export const films = {
  model: "production",
  collection: true,
  doc: "Every version of every film that has showings or a premiere to come.",
  example: "productions { title }",
} as const satisfies Slot;

export type Slots = Readonly<Record<string, Slot>>;

const labelOf = (model: SourceModel): string => sentenceCase(MODELS[model].plural);

/** A block's `data` in content: a source name per slot. */
export const dataSchema = (slots: Slots): z.ZodType<Readonly<Record<string, string | undefined>>> => {
  const shape = Object.entries(slots).map(([name, { model, optional }]) => {
    const source = z.string();
    const about = { label: labelOf(model), help: "Navnet på en av sidens kilder.", widget: "source" } as const;
    return [name, field(optional ? source.optional() : source, about)] as const;
  });
  const data = z.strictObject(Object.fromEntries(shape));
  const isNeeded = Object.values(slots).some(({ optional }) => !optional);
  return isNeeded ? data : data.default({});
};

const ONCE = {
  doc: "What the events show, each once.",
  example: "productions { title }",
};

/** GraphQL fields of slots, with ids as values; events come with their productions. */
export const slotShape = (slots: Slots): Readonly<Record<string, z.ZodType>> => {
  const fields = Object.entries(slots).flatMap(([name, { model, collection, optional, doc, example }]) => {
    const one = referenceTo(MODELS[model].type);
    const about = { label: labelOf(model), help: "Fra sidens kilder.", ...(doc && { doc }), example };
    const single = optional ? one.nullable() : one;
    const own = [name, field(collection ? z.array(one) : single, about)] as const;
    return model === "event"
      ? [own, ["productions", field(z.array(referenceTo("Production")), { ...about, ...ONCE })] as const]
      : [own];
  });
  return Object.fromEntries(fields);
};
