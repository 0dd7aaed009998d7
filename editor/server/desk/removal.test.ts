import { contentInGit } from "../testing/content-in-git";
import { NotFound } from "./not-found";
import { removalPlan, remove as removeEntity } from "./removal";

const { git, desk, remove } = contentInGit();

afterAll(remove);

const remaining = async (kind: string) =>
  (await desk.content()).entities.filter((one) => one.kind === kind).map(({ id }) => id);

const planOf = (kind: string, ...ids: readonly string[]) => removalPlan(desk, { kind, ids: [...ids] });

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
