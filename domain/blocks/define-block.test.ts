import { z } from "zod";
import { field } from "../define/field";
import { fieldsOf } from "../define/object-type";
import { defineBlock } from "./define-block";

const about = { label: "Felt", help: "Et felt.", example: 1 };

const block = defineBlock({
  component: "odd-block",
  train: "text",
  version: "v2",
  label: "Blokk",
  about: "En blokk.",
  doc: "A block.",
  settings: z.strictObject({
    days: field(z.string().regex(/^\d+$/).transform(Number), { ...about, as: { type: "Int" } }),
  }),
  horizon: ({ days }) => days,
});

const WRITTEN = { component: "odd-block", id: "a", place: { row: 1, order: 1 }, settings: { days: "12" } };

describe("a block", () => {
  it("has its settings parsed once, so that they may become something else", () => {
    const { settings } = block.schema.parse(WRITTEN);
    expect(settings).toEqual({ days: 12 });
    expect(block.horizon?.(settings)).toBe(12);
    expect(fieldsOf(block.objectType, settings, {})).toMatchObject({ days: 12 });
  });

  it("is shown, is in the first column and needs no data by default", () => {
    expect(block.schema.parse(WRITTEN)).toMatchObject({ hide: false, place: { column: 1 }, data: {} });
  });
});
