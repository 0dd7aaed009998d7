import { answersSchema } from "../answers/answers";
import { houseOf } from "../house";
import { answersFor } from "../testing/answers";
import { articles } from "./articles";

const COLORS = { accent: "#0F766E", light: "#FFB703", neutral: "#4F6367" };
const house = houseOf({ ...answersSchema.parse(answersFor(["kino"])), colors: COLORS }, "2026-11-24");

test("each article has a page of its own, which shows that one alone", () => {
  const files: Readonly<Record<string, object>> = articles(house);
  expect(files["pages/artikkel.json"]).toMatchObject({
    path: "/article/:article",
    sources: [{ model: "article", collection: false, filters: [{ property: "slug", value: ":article" }] }],
  });
});
