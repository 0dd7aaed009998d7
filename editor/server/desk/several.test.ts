import type { Several } from "../../api/api";
import { contentInGit } from "../testing/content-in-git";
import { changeSeveral } from "./several";

const { git, read, desk, remove } = contentInGit();

afterAll(remove);

const IDS = ["aldersgrenser", "ledsagerbevis"];
const set = (ids: readonly string[], isHidden: boolean, kind = "articles") =>
  changeSeveral(desk, { kind, ids: [...ids], act: { do: isHidden ? "hide" : "show" }, editor: "Demoredaktør" });
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

const events = () => desk.content().then(({ entities }) => entities.filter(({ kind }) => kind === "events"));
const act = (ids: readonly string[], what: Several["act"], kind = "events") =>
  changeSeveral(desk, { kind, ids: [...ids], act: what, editor: "Demoredaktør" });

test("several showings get a list of prices, which counts: their own are gone", async () => {
  const [one, two] = (await events()).map(({ id }) => id);
  const ids = [one ?? "", two ?? ""];
  const lists = (await desk.lists()).byType.PriceList ?? [];
  const [list = "", other = ""] = lists.map(({ id }) => id);
  await act(ids, { do: "price", priceList: list });
  expect(await act(ids, { do: "price", priceList: other })).toMatchObject({ outcome: "saved" });
  const found = (await events())
    .filter(({ id }) => ids.includes(id))
    .map(({ value }) => [value.priceList, value.prices]);
  expect(found).toEqual([
    [other, undefined],
    [other, undefined],
  ]);
  await act(ids, { do: "price", priceList: "" });
  expect((await events()).filter(({ id, value }) => ids.includes(id) && value.priceList)).toEqual([]);
  expect(await act(["aldersgrenser"], { do: "price", priceList: list }, "articles")).toMatchObject({
    outcome: "refused",
  });
});

test("several showings are cancelled with one reason; what is cancelled already is left as it is", async () => {
  const all = await events();
  const ids = all.flatMap(({ id, value }) => (value.status === "cancelled" ? [] : [id])).slice(0, 2);
  const gone = all.find(({ value }) => value.status === "cancelled");
  const done = await act([...ids, gone?.id ?? ""], { do: "cancel", reason: "Uvær." });
  expect(done).toMatchObject({ outcome: "saved", message: expect.stringMatching(/^Avlyste .+ og 1 til$/) });
  const now = await events();
  const stateOf = (sought: string) => now.find(({ id }) => id === sought)?.value;
  expect(ids.map((id) => [stateOf(id)?.status, stateOf(id)?.reason])).toEqual([
    ["cancelled", "Uvær."],
    ["cancelled", "Uvær."],
  ]);
  expect(stateOf(gone?.id ?? "")).toEqual(gone?.value);
});

test("several showings are sold out; what is cancelled, free or sold out already is left as it is", async () => {
  const all = await events();
  const withStatus = (status: string) => all.find(({ value }) => value.status === status)?.id ?? "";
  const left = [withStatus("cancelled"), withStatus("free"), withStatus("soldOut")];
  const sold = withStatus("onSale");
  const before = all.filter(({ id }) => left.includes(id)).map(({ value }) => value);
  const done = await act([...left, sold], { do: "status", status: "soldOut" });
  expect(done).toMatchObject({ outcome: "saved", message: expect.stringMatching(/^Endret billettene til [^,]+/) });
  const now = await events();
  expect(now.find(({ id }) => id === sold)?.value.status).toBe("soldOut");
  expect(now.filter(({ id }) => left.includes(id)).map(({ value }) => value)).toEqual(before);
});
