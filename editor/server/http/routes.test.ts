import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { z } from "zod";
import { isObject } from "../../../domain/json/json";
import { writePullStatus } from "../../../server/releases/pull-status";
import { writeStatus } from "../../../server/releases/refresh-status";
import { deskSchema, entitySchema, listsSchema, overviewSchema, picturesSchema, ROUTES } from "../../api/api";
import { APPLIES_ROUTE, appliesSchema } from "../../api/applies";
import { COMPANION_ROUTES, companionsCheckedSchema, patternsSchema } from "../../api/companions";
import { HISTORY_ROUTES, savesSchema, undoneSchema, versionSchema } from "../../api/history";
import { listedPicturesSchema, PICTURE_ROUTES } from "../../api/pictures";
import { mergedSchema, PREVIEW_ROUTES, previewSchema, previewShownSchema } from "../../api/preview";
import { PUBLISHING_ROUTE, publishingSchema } from "../../api/publishing";
import { REMOVAL_ROUTES, removalPlanSchema } from "../../api/removal";
import { planSchema, WEEK_ROUTES, weekSavedSchema, weekSchema } from "../../api/week";
import { hostedDesk } from "../testing/hosted-desk";

/** Each route, over HTTP, as the app asks it. */

let desk: Awaited<ReturnType<typeof hostedDesk>>;
let boss: Awaited<ReturnType<typeof desk.newPerson>>;
beforeAll(async () => {
  process.env.CLOCK = "2026-12-01T12:00";
  desk = await hostedDesk();
  boss = await desk.newPerson("Mona", "admin");
});
afterAll(async () => {
  delete process.env.CLOCK;
  await desk.close();
});

const get = async (url: string, query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams(query).toString();
  return boss.ask({ url: search === "" ? url : `${url}?${search}` });
};
/** An answer as the app reads it, which must not overlook anything of it. */
const read = <Shape extends z.ZodType>(shape: Shape, answer: { json: () => unknown }): z.output<Shape> => {
  const told = answer.json();
  const seen = shape.parse(told);
  expect(seen).toEqual(told);
  return seen;
};
const send = (method: "POST" | "DELETE", url: string, body: unknown) => boss.ask({ method, url, body });

test("the desk answers with the site, the kinds of content and who uses git", async () => {
  const told = read(deskSchema, await get(ROUTES.desk));
  expect(told).toMatchObject({ editor: "Redaksjonen", hasHistory: true });
  expect(told.address).toMatch(/^https:\/\/[a-z.-]+$/);
  expect(told.kinds.map(({ kind }) => kind).slice(0, 2)).toEqual(["productions", "events"]);
});

test("lists, overview and the names of pictures are there", async () => {
  expect(Object.keys(read(listsSchema, await get(ROUTES.lists)).byType)).toEqual(
    expect.arrayContaining(["Event", "Hall"]),
  );
  // A commit that was not made at the desk is none of its saves.
  expect(read(overviewSchema, await get(ROUTES.overview)).saves).toEqual([]);
  const { pictures } = read(picturesSchema, await get(ROUTES.pictures));
  expect(pictures).toContainEqual({ picture: "filmer/kraka.jpg", alt: expect.stringMatching(/./) });
  expect(pictures.filter(({ picture }) => !/\.(jpe?g|png|webp|svg)$/.test(picture))).toEqual([]);
});

test("a copy has the title that is asked for, and needs one", async () => {
  const copy = (title: string, id = "kraka") => send("POST", ROUTES.copies, { kind: "productions", id, title });
  expect((await copy("Måken")).json()).toMatchObject({ value: { id: "maken", title: "Måken" } });
  const { eventCode } = (await get(ROUTES.desk)).json();
  expect(eventCode).toMatch(/^k1\d\d$/);
  const event = { id: "quiz", pageReference: `quiz-${eventCode}` };
  expect((await copy("Quiz", "storbandkveld")).json()).toMatchObject({ value: event });
  expect((await copy("")).statusCode).toBe(400);
});

test("a draft of something new is kept under the editor's own name, until it is dropped", async () => {
  const value = { id: "", title: "Uferdig" };
  const save = { kind: "articles", id: null, base: null, before: {}, value, editor: "En annen" };
  expect((await send("POST", ROUTES.save, save)).json().outcome).toBe("draft");
  const draft = async () => (await get(ROUTES.drafts, { kind: "articles" })).json().draft;
  expect(await draft()).toMatchObject({ value, editor: "Mona" });
  expect((await get(ROUTES.drafts, { kind: "pages" })).json()).toEqual({ draft: null });
  expect((await send("DELETE", ROUTES.drafts, { kind: "articles", id: null })).json()).toEqual({});
  expect(await draft()).toBeNull();
});

test("pictures are sent small, as a form shows them, or cut; others on the machine are not", async () => {
  const widthOf = async (url: string) => {
    const { rawPayload, headers } = await boss.ask({ url });
    expect(headers["content-type"]).toBe("image/webp");
    return (await sharp(rawPayload).metadata()).width;
  };
  expect(await widthOf(`${ROUTES.thumbnail}/filmer/kraka.jpg`)).toBe(240);
  expect(await widthOf(`${PICTURE_ROUTES.view}/filmer/kraka.jpg?utsnitt=share`)).toBe(600);
  expect(await widthOf(`${PICTURE_ROUTES.view}/filmer/kraka.jpg`)).toBeGreaterThan(240);
  for (const url of [`${ROUTES.thumbnail}/borte.jpg`, `${PICTURE_ROUTES.view}/borte.jpg`])
    expect((await boss.ask({ url })).statusCode).toBe(404);
  expect((await get(`${PICTURE_ROUTES.view}/filmer/kraka.jpg`, { utsnitt: "rund" })).statusCode).toBe(400);
  const { pictures } = read(listedPicturesSchema, await get(PICTURE_ROUTES.list));
  const kraka = pictures.find(({ picture }) => picture === "filmer/kraka.jpg");
  expect(kraka?.uses[0]).toMatchObject({ kind: "productions", id: "kraka" });
  const removal = { picture: "filmer/kraka.jpg", editor: "" };
  expect((await send("POST", PICTURE_ROUTES.remove, removal)).json().outcome).toBe("refused");
});

test("the desk is dressed in the site's colours", async () => {
  const { headers, body } = await boss.ask({ url: "/tema.css" });
  expect(headers["content-type"]).toContain("text/css");
  expect(body).toMatch(/--[\w-]+: ?#/);
});

test("what applies to a showing follows from the site's lists", async () => {
  const value = { production: "kraka", hall: "kinosal", status: "onSale", note: "Premiere." };
  const { rows } = read(appliesSchema, await send("POST", APPLIES_ROUTE, { value }));
  expect(rows.at(-1)).toEqual({ label: "Beskjed", text: "Premiere.", from: "bare på denne forestillingen" });
});

test("the week is that of a day, which must be one", async () => {
  expect(read(weekSchema, await get(WEEK_ROUTES.week, { dag: "2026-12-25" })).monday).toBe("2026-12-21");
  expect((await get(WEEK_ROUTES.week)).json().monday).toBe("2026-11-30");
  expect((await get(WEEK_ROUTES.week, { dag: "2026-02-30" })).statusCode).toBe(400);
});

test("an action of the week is tried and done, and one on what has changed is neither", async () => {
  const { showings } = (await get(WEEK_ROUTES.week)).json();
  const [{ id, stamp }] = showings;
  const cancel = { do: "cancel", id, stamp, reason: "Sykdom." };
  expect(read(planSchema, await send("POST", WEEK_ROUTES.plan, cancel)).message).toMatch(/^Avlyste /);
  const save = () => send("POST", WEEK_ROUTES.save, { action: cancel, editor: "" });
  expect(read(weekSavedSchema, await save())).toMatchObject({ outcome: "saved", isCommitted: true });
  expect(desk.git("log", "-1", "--format=%an: %s")).toMatch(/^Mona: Avlyste /);
  const again = await save();
  expect([again.statusCode, again.json().outcome]).toEqual([409, "conflict"]);
  expect((await send("POST", WEEK_ROUTES.plan, cancel)).statusCode).toBe(404);
});

test("new content begins as its patterns, and is checked with what comes with it", async () => {
  const { patterns } = read(patternsSchema, await get(COMPANION_ROUTES.patterns, { kind: "redirects" }));
  expect(patterns).toMatchObject([{ name: "videresending", value: { from: "", to: "" } }]);
  const companions = { showings: [], ediNumber: "", menu: null };
  const value = { from: "/gammel", to: "/finnes-ikke" };
  const check = await send("POST", COMPANION_ROUTES.check, { kind: "redirects", value, companions, editor: "" });
  expect(read(companionsCheckedSchema, check).problems).toMatchObject([
    { entity: { kind: "redirects", id: "/gammel" }, path: ["to"] },
  ]);
});

test("earlier versions are listed and given, and what developers did is not undone here", async () => {
  const named = { kind: "articles", id: "aldersgrenser" };
  const { saves } = read(savesSchema, await get(HISTORY_ROUTES.versions, named));
  const { commit = "", message } = saves.at(-1) ?? {};
  expect(message).toBe("Begynnelse");
  expect(read(versionSchema, await get(HISTORY_ROUTES.version, { ...named, commit })).value).toMatchObject({
    id: "aldersgrenser",
  });
  expect((await get(HISTORY_ROUTES.saves)).json().saves.at(-1)).toEqual(saves.at(-1));
  const undone = read(undoneSchema, await send("POST", HISTORY_ROUTES.undo, { commit, editor: "" }));
  expect(undone).toMatchObject({ outcome: "refused", why: expect.stringContaining("endring i koden") });
});

test("a commit that is not there is answered with 404, and JSON deeper than content with words", async () => {
  const commit = "0123456789".repeat(4);
  const asked = { kind: "articles", id: "aldersgrenser", commit };
  expect((await get(HISTORY_ROUTES.version, asked)).statusCode).toBe(404);
  expect((await send("POST", HISTORY_ROUTES.undo, { commit, editor: "" })).statusCode).toBe(404);
  for (const depth of [120, 3_000]) {
    const value = JSON.parse(`${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}`);
    for (const url of [ROUTES.check, ROUTES.save, PREVIEW_ROUTES.edit, COMPANION_ROUTES.check]) {
      const answer = await send("POST", url, { kind: "articles", id: null, value });
      expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining("for mange nivåer")]);
    }
  }
});

test("what is larger than the largest file is refused with words", async () => {
  const answer = await send("POST", ROUTES.save, { value: "x".repeat(4_000_001) });
  expect([answer.statusCode, answer.json().message]).toEqual([413, expect.stringContaining("for mye på én gang")]);
});

test("an entity is removed in the version that was seen", async () => {
  const named = { kind: "productions", ids: ["kraka"] };
  const plan = read(removalPlanSchema, await send("POST", REMOVAL_ROUTES.plan, named));
  expect([plan.isPossible, plan.needing.length > 0]).toEqual([false, true]);
  const remove = (version: string) => send("POST", REMOVAL_ROUTES.remove, { ...named, version, editor: "" });
  expect((await remove("gammel")).json().why).toContain("Noen andre har endret dette");
  expect((await remove(plan.version)).json().why).toContain("Noe viser til dette nå");
});

test("the preview gets what a form holds, and what others have saved", async () => {
  expect(read(previewSchema, await get(PREVIEW_ROUTES.preview))).toMatchObject({ status: "off" });
  const { value } = read(entitySchema, await get(ROUTES.entities, { kind: "articles", id: "ledsagerbevis" }));
  const before = isObject(value) ? value : {};
  const edit = { kind: "articles", id: "ledsagerbevis", before, value: { ...before, title: "Ledsager" } };
  const shown = await send("POST", PREVIEW_ROUTES.edit, { ...edit, moment: null });
  expect(read(previewShownSchema, shown)).toEqual({
    errors: 0,
    path: "/article/ledsagerbevis",
    away: null,
    isFilledOut: false,
    borrowed: [],
  });
  expect((await send("DELETE", PREVIEW_ROUTES.edit, { kind: "articles", id: "ledsagerbevis" })).json()).toEqual({});
  const merged = await send("POST", PREVIEW_ROUTES.merge, edit);
  expect(read(mergedSchema, merged)).toMatchObject({ conflicts: [], merged: { title: "Ledsager" }, theirs: before });
  const part = await get(PREVIEW_ROUTES.part, { path: "/finnes-ikke", block: "x" });
  expect([part.headers["content-type"], part.json()]).toEqual([expect.stringContaining("application/json"), null]);
});

describe("publishing", () => {
  afterEach(() => {
    for (const kept of ["refresh", "state/publishing.json"])
      rmSync(join(desk.root, kept), { recursive: true, force: true });
  });

  const status = async () => read(publishingSchema, await get(PUBLISHING_ROUTE));

  it("reports that nothing has been published, pulled or kept", async () => {
    expect(await status()).toMatchObject({
      attempt: null,
      planned: null,
      last: null,
      hasTarget: false,
      releases: null,
      refreshed: { at: null, next: null, failure: null, overdue: null },
      pulled: null,
      // What was saved before the first time, without developers' changes.
      unpublished: null,
      changes: [expect.objectContaining({ editor: "Mona" })],
    });
  });

  it("is planned as an instant, by who asks, and can be cancelled", async () => {
    const planned = (await send("POST", PUBLISHING_ROUTE, { editor: "En annen", at: "2199-06-01T18:00" })).json();
    expect(planned.planned).toEqual({ at: "2199-06-01T16:00:00.000Z", by: "Mona" });
    expect((await send("DELETE", PUBLISHING_ROUTE, {})).json().planned).toBeNull();
  });

  it("is not planned for a time that has passed", async () => {
    const refused = await send("POST", PUBLISHING_ROUTE, { editor: "Mona", at: "2020-01-01T10:00" });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { message: "Tidspunktet er passert. Velg et som kommer." },
    ]);
    expect((await status()).planned).toBeNull();
  });

  it("reports how the runs and pulls of the operator went, and what has been saved since", async () => {
    const refreshRoot = join(desk.root, "refresh");
    const at = "2026-11-24T03:00:00.000Z";
    await writeStatus(refreshRoot, {
      published: { at, seconds: 3 },
      failed: { at, step: "Bygger", failure: "Nettstedet er som før.", output: [] },
    });
    await writePullStatus(refreshRoot, { at, conflicts: 2 });
    const commit = desk.git("rev-list", "--max-parents=0", "HEAD");
    writeFileSync(join(desk.contentRoot, "notat.txt"), "et notat");
    const file = join(desk.contentRoot, "articles/aldersgrenser.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(/("title": )".*"/, '$1"Grenser"'));
    desk.git("add", "content");
    desk.git("commit", "--quiet", "--author=Kari <redaksjonen@localhost>", "--message=Et notat");
    mkdirSync(join(desk.root, "state"), { recursive: true });
    const kept = { last: null, built: { at, by: "Kari", commit }, planned: null };
    writeFileSync(join(desk.root, "state/publishing.json"), JSON.stringify(kept));
    const told = publishingSchema.parse((await get(PUBLISHING_ROUTE)).json());
    expect(told).toMatchObject({
      last: kept.last,
      refreshed: { at, failure: "Bygger: Nettstedet er som før.", overdue: "2026-11-25T04:00" },
      pulled: { at, conflicts: 2, waiting: 0, failure: null },
    });
    expect(told.changes[0]?.message).toBe("Et notat");
    expect(told.unpublished).toMatchObject({ since: commit, others: 1 });
    const limits = told.unpublished?.entities.find(({ id }) => id === "aldersgrenser");
    expect([limits?.what, limits?.fields]).toEqual(["changed", ["title"]]);
    const gone = { ...kept, built: { ...kept.built, commit: "0".repeat(40) } };
    writeFileSync(join(desk.root, "state/publishing.json"), JSON.stringify(gone));
    const { unpublished, changes } = await status();
    expect([unpublished, changes.length]).toEqual([null, told.changes.length]);
    expect(told.changes.map(({ message }) => message)).not.toContain("Begynnelse");
  });
});

test("the app's own files are served, and no more of the machine", async () => {
  const { body, headers } = await boss.ask({ url: "/" });
  expect(body).toBe("<title>Redaksjonen</title>");
  expect(headers["cache-control"]).toBe("no-cache");
  expect((await boss.ask({ url: "/../state/accounts.db" })).statusCode).toBeGreaterThanOrEqual(400);
});
