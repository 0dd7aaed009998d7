import { expect, test } from "../support/desk";
import { changedSince, errorsIn, Steps } from "../support/steps";
import { newArticle, newPage } from "./work/text-work";

test("an article with a picture in 12 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await newArticle({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(12);
  expect(changedSince(desk, before, "articles")).toEqual([
    expect.stringMatching(/^\d+ 0 articles\/nytt-lerret-i-kinosalen\.json$/),
  ]);
  expect(JSON.parse(desk.read("articles/nytt-lerret-i-kinosalen.json"))).toMatchObject({
    slug: "nytt-lerret-i-kinosalen",
    content: expect.anything(),
    image: { image: "artikler/nytt-lerret-i-kinosalen.jpg" },
    category: "cinema",
  });
  expect(await errorsIn(page, desk)).toEqual([]);
});

test("an information page with an entry in the menu in 12 steps", async ({ page, desk }) => {
  const steps = new Steps();
  const before = desk.git("rev-parse", "HEAD");
  await newPage({ page, desk, steps });
  expect(steps.count).toBeLessThanOrEqual(12);
  expect(JSON.parse(desk.read("pages/parkering-ved-huset.json"))).toMatchObject({
    path: "/parkering-ved-huset",
    meta: { nb: { title: "Parkering ved huset" } },
  });
  expect(changedSince(desk, before, "pages", "menus")).toEqual([
    expect.stringMatching(/^1[01] [01] menus\/header\.json$/),
    expect.stringMatching(/^\d+ 0 pages\/parkering-ved-huset\.json$/),
  ]);
  const { items } = JSON.parse(desk.read("menus/header.json"));
  expect(items.at(-1)).toMatchObject({ parent: "kino", label: "Parkering ved huset", path: "/parkering-ved-huset" });
  expect(await errorsIn(page, desk)).toEqual([]);
});
