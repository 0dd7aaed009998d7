import { z } from "zod";
import { begunValue } from "./begun-value";
import { fieldNode } from "./field-node";

const film = z.object({
  kind: z.literal("film"),
  title: z.string(),
  length: z.number(),
  limit: z.enum(["6", "9"]).nullable(),
  year: z.int().optional(),
  cast: z.array(z.string()).default([]),
  pictures: z.array(z.object({ image: z.string(), type: z.string() })),
  meta: z.record(z.string(), z.object({ title: z.string() })),
});
const concert = z.object({ kind: z.literal("concert"), place: z.object({ name: z.string() }) });
const node = fieldNode(z.discriminatedUnion("kind", [film, concert]));

test("a new value has what is required, empty where an editor must write", () => {
  expect(begunValue(node, { kind: "film" })).toEqual({
    kind: "film",
    title: "",
    length: "",
    limit: null,
    pictures: [],
    meta: {},
  });
  expect(begunValue(node, { kind: "concert" })).toEqual({ kind: "concert", place: { name: "" } });
});

test("what is given is kept, and completed inside lists and records", () => {
  expect(
    begunValue(node, { kind: "film", year: 2026, limit: "6", pictures: [{ type: "poster" }], meta: { nb: {} } }),
  ).toMatchObject({
    year: 2026,
    limit: "6",
    pictures: [{ image: "", type: "poster" }],
    meta: { nb: { title: "" } },
  });
});
