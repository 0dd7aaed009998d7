import { aboutOf } from "../define/field";
import { namingOf } from "../define/naming";
import { choice, namedChoice } from "./choice";

const place = choice({ header: "Øverst", footer: "Nederst", side: "På siden" });

test("a choice is one of its keys, in their order, described in Bokmål and documented", () => {
  expect(place.options).toEqual(["header", "footer", "side"]);
  expect(place.safeParse("Øverst").success).toBe(false);
  for (const schema of [place, place.optional(), place.default("side")]) {
    expect(aboutOf(schema)).toMatchObject({
      choices: { header: "Øverst", footer: "Nederst", side: "På siden" },
      doc: "header, footer or side.",
    });
  }
});

test("a named choice is a GraphQL enum besides", () => {
  const tone = namedChoice("Tone", "A tone.", { light: "Lys", dark: "Mørk" });
  expect(namingOf(tone)).toEqual({ name: "Tone", doc: "A tone." });
  expect(tone.options).toEqual(["light", "dark"]);
  expect(aboutOf(tone.default("dark"))).toMatchObject({
    choices: { light: "Lys", dark: "Mørk" },
    doc: "light or dark.",
  });
});
