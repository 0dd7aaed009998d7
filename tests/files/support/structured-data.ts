import { z } from "zod";
import type { BuiltPage } from "./built-pages";
import { attribute, textOf } from "./markup";

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.record(z.string(), z.unknown())),
});
export type Thing = z.infer<typeof graph>["@graph"][number];

/** @throws When a page does not have exactly one valid set of structured data. */
export const thingsOn = (page: BuiltPage): readonly Thing[] => {
  const texts = page
    .named("script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .map(textOf);
  const [text] = texts;
  if (text === undefined || texts.length > 1) throw new Error(`${page.name} has ${texts.length} sets of data, not one`);
  return graph.parse(JSON.parse(text))["@graph"];
};
