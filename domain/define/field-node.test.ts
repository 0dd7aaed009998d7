import { z } from "zod";
import { field, shared } from "./field";
import { fieldNode } from "./field-node";

const about = { label: "Navn", help: "Navnet.", example: "x" } as const;

describe("the form control of a field", () => {
  it.each([
    ["text", z.string()],
    ["number", z.number()],
    ["toggle", z.boolean()],
    ["choice", z.enum(["a", "b"])],
    ["object", z.object({ a: z.string() })],
    ["list", z.array(z.string())],
    ["list", z.array(z.string()).min(1).optional()],
    ["list", z.array(z.string()).default([])],
    ["list", z.array(z.string().optional())],
    ["list", field(z.array(shared(z.string(), { widget: "image" })).nullable(), about)],
    ["number", z.number().nullable().optional()],
    ["text", z.string().transform(Number)],
  ])("gives %s by the schema's kind", (widget, schema) => {
    expect(fieldNode(schema).widget).toBe(widget);
  });

  it("gives what a field names, also where the field may be absent", () => {
    expect(fieldNode(field(shared(z.string(), { widget: "longText" }).optional(), about)).widget).toBe("longText");
    expect(fieldNode(field(z.string(), { ...about, widget: "html" }).default("")).widget).toBe("html");
  });

  it("gives none where no kind says one", () => {
    expect(fieldNode(z.union([z.string(), z.number()])).widget).toBeNull();
    expect(fieldNode(undefined).widget).toBeNull();
  });
});
