import { contentInGit } from "../testing/content-in-git";
import { NotFound } from "./not-found";
import { removalPlan, remove as removeEntity } from "./removal";

const { git, read, desk, remove } = contentInGit();

afterAll(remove);

const remaining = async (kind: string) =>
  (await desk.content()).entities.filter((one) => one.kind === kind).map(({ id }) => id);

const removeNow = async (kind: string, id: string) =>
  removeEntity(desk, { kind, id, version: (await removalPlan(desk, kind, id)).version, editor: "Demoredaktør" });

test("a film with showings stays, and its showings are named once each", async () => {
  const { needing, isPossible } = await removalPlan(desk, "productions", "kraka");
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
  const { leading, isPossible } = await removalPlan(desk, "pages", "presse");
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
  expect((await removalPlan(desk, "menuItems", String(parent?.value.parent))).isPossible).toBe(false);
  expect(await removeNow("menuItems", parent?.id ?? "")).toMatchObject({ outcome: "saved" });
  expect(await remaining("menuItems")).not.toContain(parent?.id);
});

test("what somebody else has changed stays, and so do settings", async () => {
  const before = git("rev-parse", "HEAD");
  const removal = { kind: "articles", id: "ledsagerbevis", version: "en annen", editor: "" };
  expect(await removeEntity(desk, removal)).toMatchObject({ outcome: "refused", why: expect.stringContaining("Noen") });
  await expect(removalPlan(desk, "sites", "kulturhuset")).rejects.toThrow(NotFound);
  expect(git("rev-parse", "HEAD")).toBe(before);
});
