import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { dateOf, mondayOf } from "../../src/rules/time/local-time";
import buildApp from "../editor/support/build-app";
import { Desk } from "../editor/support/desk";
import { errorsIn, Steps } from "../editor/support/steps";
import { freeEvent, newFilm } from "../editor/tasks/work/programme-work";
import { christmasHours, newPrice, newRedirect } from "../editor/tasks/work/settings-work";
import { newArticle, newPage } from "../editor/tasks/work/text-work";
import { cancelShowing, copyWeek, moveShowing, sellOut } from "../editor/tasks/work/week-work";
import { htmlFile } from "./support/built-files";
import { openWorkshop, warmMoment } from "./support/workshop";

const WORK = [
  newFilm,
  freeEvent,
  newArticle,
  newPage,
  christmasHours,
  newPrice,
  newRedirect,
  cancelShowing,
  sellOut,
  moveShowing,
  copyWeek,
];

const workshop = openWorkshop();

/** The beginning of the week, so that no showing of it is over. */
const MOMENT = `${mondayOf(dateOf(warmMoment()))}T06:00`;

interface Done {
  readonly desk: Desk;
  /** Ids of the showings that the copied week has added. */
  readonly copied: readonly string[];
}

/** The eleven tasks, done one after the other at one desk, and one build of what they have left. */
const test = base.extend<object, { done: Done }>({
  done: [
    async ({ browser }, use) => {
      await buildApp();
      process.env.CLOCK = MOMENT;
      const desk = new Desk();
      try {
        await desk.start();
        delete process.env.CLOCK;
        const context = await browser.newContext({ locale: "nb-NO", viewport: { width: 1280, height: 900 } });
        await context.addInitScript(() => localStorage.setItem("redaksjon omvisning", "sett"));
        for (const work of WORK) {
          const page = await context.newPage();
          await work({ page, desk, steps: new Steps() });
          await page.close();
        }
        const copied = [...desk.git("show", "--unified=0", "--format=").matchAll(/^\+.*"id": "([^"]+)"/gm)];
        expect(await errorsIn(await context.newPage(), desk)).toEqual([]);
        await context.close();
        await desk.kill();
        workshop.restore("warm");
        rmSync(join(workshop.site, "content"), { recursive: true });
        cpSync(join(desk.root, "content"), join(workshop.site, "content"), { recursive: true });
        const { code, output } = await workshop.gatsbyBuild({ CLOCK: MOMENT });
        expect(code, output).toBe(0);
        await use({ desk, copied: copied.map(([, id = ""]) => id) });
      } finally {
        await desk.kill();
        desk.remove();
      }
    },
    { scope: "worker", timeout: 15 * 60_000 },
  ],
});

const html = (path: string): string => workshop.read(`public/${htmlFile(path)}`);

const textOf = (path: string): string =>
  html(path)
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/(&nbsp;|\s)+/g, " ");

const pathOf = (desk: Desk, film: string): string => `/${JSON.parse(desk.read(`productions/${film}.json`)).parentSlug}`;

test("a new film has its page, with poster, limit and all showings, and is in the programme", ({ done: { desk } }) => {
  expect(pathOf(desk, "fyrtarnet-i-skogen-3d")).toBe("/fyrtarnet-i-skogen-20401");
  const film = textOf("/fyrtarnet-i-skogen-20401");
  expect(film).toContain("Midt i skogen står det et fyr.");
  expect(film).toContain("9 år");
  expect(film.match(/09\.00/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html("/fyrtarnet-i-skogen-20401")).toContain('alt="Et lite fyrtårn under en stor måne."');
  expect(textOf("/kinoprogram")).toContain("Fyrtårnet i skogen");
});

test("a free event has its page, and is in the programme of culture", ({ done: { desk } }) => {
  const { pageReference } = JSON.parse(desk.read("productions/sangkveld-i-foajeen.json"));
  expect(textOf(`/${pageReference}`)).toMatch(/Sangkveld i foajeen.*Gratis/);
  expect(textOf("/kulturprogram")).toContain("Sangkveld i foajeen");
});

test("an article has its page with its picture", ({ done }) => {
  expect(done.copied).not.toEqual([]);
  expect(textOf("/article/nytt-lerret-i-kinosalen")).toContain("Det ble hengt opp i natt.");
  expect(html("/article/nytt-lerret-i-kinosalen")).toContain('alt="Et hvitt lerret i en tom sal."');
});

test("an information page is there, and the menu leads to it", ({ done }) => {
  expect(done.desk.read("pages/parkering-ved-huset.json")).toContain("/parkering-ved-huset");
  expect(textOf("/parkering-ved-huset")).toContain("Det er gratis etter kl. 17.");
  expect(html("/")).toContain('href="/parkering-ved-huset"');
});

test("the library's page tells its hours at Christmas", ({ done }) => {
  expect(done.desk.read("sites/kulturhuset.json")).toContain("Romjulstengt");
  expect(textOf("/biblioteket")).toContain("Romjulstengt");
});

test("a new price is that of every showing with the list", ({ done: { desk } }) => {
  expect(desk.read("sites/kulturhuset.json")).toMatch(/"id": "babykino".*"amount": 95 /);
  const program = workshop.read("public/data/program.json");
  const prices = [...program.matchAll(/"label":\s*"Voksen med baby",\s*"amount":\s*(\d+)/g)].map(
    ([, amount]) => amount,
  );
  expect(prices.length).toBeGreaterThan(0);
  expect(new Set(prices)).toEqual(new Set(["95"]));
});

test("a redirect is among those of the servers", ({ done }) => {
  expect(done.desk.read("settings/redirects.json")).toContain("/julekino");
  expect(workshop.read("public/_redirects")).toMatch(/^\/julekino\s+\/kinoprogram\s+301/m);
});

test("a cancelled showing stays on its film's page, with the reason", ({ done: { desk } }) => {
  expect(textOf(pathOf(desk, "kraka"))).toMatch(/Avlyst.*Maskinen er på verksted\./);
});

test("a showing that is sold out says so", ({ done: { desk } }) => {
  expect(textOf(pathOf(desk, "isbryteren"))).toContain("Utsolgt");
});

test("a showing that was moved tells its new time, and why", ({ done: { desk } }) => {
  const film = textOf(pathOf(desk, "tante-oda-reiser"));
  expect(film).toContain("Skolen vil se den.");
  expect(film).toContain("08.00");
});

test("all showings of a copied week are in the open data", ({ done: { copied } }) => {
  const program = workshop.read("public/data/program.json");
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((id) => !program.includes(`"${id}"`))).toEqual([]);
});
