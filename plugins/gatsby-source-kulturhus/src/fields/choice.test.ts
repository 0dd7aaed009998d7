import { aboutOf } from "../define/field";
import { choice } from "./choice";

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
