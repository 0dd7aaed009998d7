import { z } from "zod";
import { field } from "./field";
import { edited, markedIn, placesOf } from "./places";

const html = field(z.string(), { label: "Tekst", help: "Tekst.", widget: "html" });

const schema = z.object({
  body: html,
  note: html.optional(),
  plain: z.string(),
  parts: z.array(z.object({ text: html, other: z.int() })).default([]),
  byLanguage: z.record(z.string(), z.object({ text: html })),
  choice: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("html"), text: html }),
    z.object({ kind: z.literal("plain"), text: z.string() }),
  ]),
});

const places = placesOf(schema, ({ widget }) => (widget === "html" ? "html" : null));

const VALUE = {
  body: "a",
  plain: "b",
  parts: [
    { text: "c", other: 1 },
    { text: "d", other: 2 },
  ],
  byLanguage: { nb: { text: "e" } },
  choice: { kind: "html", text: "f" },
};

describe("places of a schema", () => {
  it("are found through lists, records, alternatives and what may be absent", () => {
    expect(markedIn(VALUE, places).map(({ value, path }) => [path.join("."), value])).toEqual([
      ["body", "a"],
      ["parts.0.text", "c"],
      ["parts.1.text", "d"],
      ["byLanguage.nb.text", "e"],
      ["choice.text", "f"],
    ]);
  });

  it("are not found in the alternative that has none", () => {
    const value = { ...VALUE, choice: { kind: "plain", text: "f" } };
    expect(markedIn(value, places).map(({ path }) => path.join("."))).not.toContain("choice.text");
  });

  it("are changed, and nothing else is", () => {
    const changed = edited(VALUE, places, (value) => `<${value}>`);
    expect(changed).toEqual({
      body: "<a>",
      plain: "b",
      parts: [
        { text: "<c>", other: 1 },
        { text: "<d>", other: 2 },
      ],
      byLanguage: { nb: { text: "<e>" } },
      choice: { kind: "html", text: "<f>" },
    });
    expect(VALUE.body).toBe("a");
  });

  it("are null for a schema that has none", () => {
    expect(
      placesOf(z.object({ a: z.array(z.string()) }), ({ widget }) => (widget === "html" ? "html" : null)),
    ).toBeNull();
  });
});
