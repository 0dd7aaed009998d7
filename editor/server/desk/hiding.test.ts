import { contentInGit } from "../testing/content-in-git";
import { hide } from "./hiding";

const { git, read, desk, remove } = contentInGit();

afterAll(remove);

const IDS = ["aldersgrenser", "ledsagerbevis"];
const set = (ids: readonly string[], isHidden: boolean, kind = "articles") =>
  hide(desk, { kind, ids: [...ids], isHidden, editor: "Demoredaktør" });
const shown = async () => (await desk.lists()).byType.Article?.filter(({ isShown }) => isShown).map(({ id }) => id);

test("several are hidden as one commit, and shown again to the letter", async () => {
  const before = IDS.map((id) => read(`articles/${id}.json`));
  expect(await set(IDS, true)).toMatchObject({
    outcome: "saved",
    message: expect.stringMatching(/^Skjulte .+ og 1 til$/),
  });
  expect(git("show", "--name-only", "--format=%an").split("\n")).toEqual([
    ...["Demoredaktør", "", ...IDS.map((id) => `content/articles/${id}.json`)],
  ]);
  expect(await shown()).not.toEqual(expect.arrayContaining([IDS[0]]));
  expect(await set(IDS, true)).toEqual({ outcome: "refused", why: "Ingenting av det du valgte, må endres." });
  expect(await set(["aldersgrenser", "finnes-ikke"], false)).toMatchObject({
    outcome: "saved",
    message: "Viste igjen Aldersgrenser på kino",
  });
  await set(IDS, false);
  expect(IDS.map((id) => read(`articles/${id}.json`))).toEqual(before);
  expect(await shown()).toEqual(expect.arrayContaining(IDS));
});

test("what cannot be hidden says why, and is not changed", async () => {
  const before = read("sites/kulturhuset.json");
  const refused = await set(["kulturhuset"], true, "sites");
  expect(refused).toMatchObject({ outcome: "refused", why: expect.stringMatching(/^Ingenting er endret\. /) });
  expect(read("sites/kulturhuset.json")).toBe(before);
});
