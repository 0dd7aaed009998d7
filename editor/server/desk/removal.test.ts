import { contentInGit } from "../testing/content-in-git";
import { NotFound } from "./not-found";
import { removalPlan, remove as removeEntity } from "./removal";

const { git, read, desk, remove } = contentInGit();

afterAll(remove);

const remaining = async (kind: string) =>
  (await desk.content()).entities.filter((one) => one.kind === kind).map(({ id }) => id);

const planOf = (kind: string, ...ids: readonly string[]) => removalPlan(desk, { kind, ids: [...ids] });

const removeNow = async (kind: string, id: string) =>
  removeEntity(desk, { kind, ids: [id], version: (await planOf(kind, id)).version, editor: "Demoredaktør" });

test("a film with showings stays, and its showings are named once each", async () => {
  const { needing, isPossible } = await planOf("productions", "kraka");
  const showings = (await desk.content()).entities.filter(({ value }) => value.production === "kraka");
  expect(isPossible).toBe(false);
  expect(
    needing
      .filter(({ kind }) => kind === "events")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(showings.map(({ id }) => id).sort());
  expect(needing.find(({ kind }) => kind === "events")?.title).toMatch(/^Kråka, \S+dag /);
  expect(await removeNow("productions", "kraka")).toMatchObject({ outcome: "refused" });
  expect(read("productions/kraka.json")).not.toBe("");
});

test("a page goes with its links reported, as one commit of the editor", async () => {
  const { leading, isPossible } = await planOf("pages", "presse");
  expect(isPossible).toBe(true);
  expect(leading).toContainEqual(expect.objectContaining({ kind: "menuItems", id: expect.any(String) }));
  expect(await removeNow("pages", "presse")).toMatchObject({ outcome: "saved", message: "Slettet Presse" });
  expect(await remaining("pages")).not.toContain("presse");
  expect(git("log", "-1", "--format=%an: %s")).toBe("Demoredaktør: Slettet Presse");
  expect(git("show", "--name-status", "--format=")).toMatch(/^D\tcontent\/pages\/presse\.json$/);
});

test("entries of lists go out of their file", async () => {
  const [redirect = ""] = await remaining("redirects");
  expect(await removeNow("redirects", redirect)).toMatchObject({ outcome: "saved" });
  expect(await remaining("redirects")).not.toContain(redirect);
  const parent = (await desk.content()).entities.find(({ kind, value }) => kind === "menuItems" && value.parent);
  expect((await planOf("menuItems", String(parent?.value.parent))).isPossible).toBe(false);
  expect(await removeNow("menuItems", parent?.id ?? "")).toMatchObject({ outcome: "saved" });
  expect(await remaining("menuItems")).not.toContain(parent?.id);
});

test("what somebody else has changed stays, and so do settings", async () => {
  const before = git("rev-parse", "HEAD");
  const removal = { kind: "articles", ids: ["ledsagerbevis"], version: "en annen", editor: "" };
  expect(await removeEntity(desk, removal)).toMatchObject({ outcome: "refused", why: expect.stringContaining("Noen") });
  await expect(planOf("sites", "kulturhuset")).rejects.toThrow(NotFound);
  expect(git("rev-parse", "HEAD")).toBe(before);
});

test("several are removed as one commit, and a link between them keeps none of them", async () => {
  const items = (await desk.content()).entities.filter(({ kind }) => kind === "menuItems");
  const [above = ""] = items.flatMap(({ value }) => (typeof value.parent === "string" ? [value.parent] : []));
  const below = items.filter(({ value }) => value.parent === above).map(({ id }) => id);
  expect((await planOf("menuItems", above)).needing.map(({ id }) => id).sort()).toEqual([...below].sort());
  const ids = [above, ...below];
  const { version, isPossible } = await planOf("menuItems", ...ids);
  expect(isPossible).toBe(true);
  const head = git("rev-parse", "HEAD");
  const removal = { kind: "menuItems", ids, editor: "Demoredaktør" };
  expect(await removeEntity(desk, { ...removal, version: "en annen" })).toMatchObject({ outcome: "refused" });
  expect(await removeEntity(desk, { ...removal, version })).toMatchObject({
    message: expect.stringMatching(new RegExp(`^Slettet .+ og ${below.length} til$`)),
  });
  expect(git("rev-list", "--count", `${head}..HEAD`)).toBe("1");
  expect((await remaining("menuItems")).filter((id) => ids.includes(id))).toEqual([]);
  await expect(planOf("menuItems", ...ids)).rejects.toThrow(NotFound);
});
