import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type Json, type JsonPath } from "../../../domain/json/json";
import type { Problem } from "../../api/api";
import { patternsFor } from "../companions/patterns";
import type { Placed } from "../content/content-folder";
import { contentInGit } from "../testing/content-in-git";
import { clockFileIn } from "./develop-process";
import { filledOut } from "./filled-out";
import { PreviewServer } from "./preview";

const { root, desk, remove } = contentInGit();

afterAll(remove);

const stateRoot = join(root, "state");
const clock = clockFileIn(join(stateRoot, "preview"));
const clockText = (): string | null => (existsSync(clock) ? readFileSync(clock, "utf8") : null);

const previewWith = (setting: string | undefined, origin: string | null = null) =>
  new PreviewServer({ desk, stateRoot, port: 8010, setting, deskAddress: "http://localhost:8020", origin });

const article = async (): Promise<Json> => {
  const { value } = await desk.entity("articles", "aldersgrenser");
  return isObject(value) ? value : {};
};

test("the pages are looked at from the moment that the form has chosen, and from now again without one", async () => {
  const preview = previewWith("http://localhost:8011/side");
  const before = await article();
  const show = (moment: string | null) =>
    preview.show({ kind: "articles", id: "aldersgrenser", before, value: { ...before, title: "Grenser" }, moment });
  expect(await show("2026-12-04T12:00")).toMatchObject({ errors: 0, path: "/article/aldersgrenser", away: null });
  expect(clockText()).toBe("2026-12-04T12:00");
  await show("2026-12-05T12:00");
  expect(clockText()).toBe("2026-12-05T12:00");
  await show(null);
  expect(clockText()).toBeNull();
});

test("what has errors is not shown, and neither is its moment", async () => {
  const preview = previewWith("http://localhost:8011");
  const before = await article();
  const change = { kind: "articles", id: "aldersgrenser", before, value: { ...before, title: 5 } };
  expect((await preview.show({ ...change, moment: "2026-12-04T12:00" })).errors).toBeGreaterThan(0);
  expect(clockText()).toBeNull();
});

test.each(
  (["productions", "articles", "pages"] as const).flatMap((kind) =>
    patternsFor(kind, []).map(({ name, value }) => [kind, name, value] as const),
  ),
)("a new form's page is there before all of it is written: %s, %s", async (kind, _name, value) => {
  const preview = previewWith("http://localhost:8011");
  const shown = await preview.show({ kind, id: null, before: {}, value, moment: null });
  expect(shown).toMatchObject({ errors: 0, isFilledOut: true });
  expect(shown.path).not.toBe("/");
});

test("what is written wrongly in a new form is not filled out", async () => {
  const begun = patternsFor("productions", []).find(({ name }) => name === "film")?.value ?? {};
  const preview = previewWith("http://localhost:8011");
  const value = { ...begun, title: "Fyrlykta", premiere: "31. juni" };
  const change = { kind: "productions", id: null, before: {}, moment: null };
  expect((await preview.show({ ...change, value })).errors).toBe(1);
  // As forms make them from a title without a number.
  const made = { ...begun, title: "Fyrlykta", id: "fyrlykta", parentSlug: "fyrlykta" };
  expect(await preview.show({ ...change, value: made })).toMatchObject({ errors: 0, isFilledOut: true });
});

test("a new film is looked at as one that is to come, without what is another's own", () => {
  const begun = patternsFor("productions", []).find(({ name }) => name === "film")?.value ?? {};
  const film = (id: string, premiere: string): Placed => ({
    kind: "productions",
    id,
    file: `productions/${id}.json`,
    path: [],
    value: { ...begun, premiere, runningTime: 96, ageLimit: "9", trailer: { url: "https://video.example.no/a" } },
  });
  const entities = [film("a", "2026-01-02"), film("b", "2027-02-05"), film("c", "2026-12-04")];
  const empty = (...path: JsonPath): Problem => ({
    ...{ severity: "error", file: "productions/ny.json", path: [...path] },
    ...{ message: "mangler.", cure: "Skriv den.", entity: null },
  });
  const problems = [
    ...[empty("assets", 0, "image"), empty("assets", 1, "image"), empty("contents", 0, "summary")],
    ...[empty("ageLimit"), empty("runningTime"), empty("premiere"), empty("trailer", "url")],
  ];
  const { ageLimit: _, ...value } = begun;
  const { value: filled, borrowed } = filledOut({ kind: "productions", value, problems, entities });
  expect(borrowed).toEqual(["Spilletid i minutter", "Premieredato"]);
  expect(filled).not.toHaveProperty("trailer");
  expect(filled).toMatchObject({
    ...{ assets: [], contents: [{ summary: "Kort omtale" }], ageLimit: null, runningTime: 96 },
    premiere: "2027-02-05",
  });
  // Where nothing is what is wrong, another's has to do.
  const limit = [empty("ageLimit")];
  expect(filledOut({ kind: "productions", value: filled, problems: limit, entities })).toMatchObject({
    value: { ageLimit: "9" },
    borrowed: ["Aldersgrense"],
  });
});

test("the form shows when its content is not on the site at that moment", async () => {
  const before = await article();
  const value = { ...before, shownFrom: "2027-01-01T12:00" };
  const change = { kind: "articles", id: "aldersgrenser", before, value };
  const preview = previewWith("av");
  expect((await preview.show({ ...change, moment: "2026-12-04T12:00" })).away).toContain("1. januar 2027");
  expect((await preview.show({ ...change, moment: "2027-01-04T12:00" })).away).toBeNull();
});

test("browsers are sent to the web server in front, else to a server that is there, else to Gatsby", () => {
  expect(previewWith("http://localhost:8011/side", "https://vis.example.no").address).toBe("https://vis.example.no");
  expect(previewWith("http://localhost:8011/side").address).toBe("http://localhost:8011");
  expect(previewWith("av").address).toBe("http://localhost:8010");
  expect([previewWith("av").state.status, previewWith("http://localhost:8011").state.status]).toEqual(["off", "ready"]);
});
