import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { dateOf, mondayOf } from "../../../domain/time/local-time";
import { lackingServers } from "../../../scripts/install/web-servers";
import { readSiteFacts } from "../../../server/read-site-facts";
import { Desk } from "../../editor/support/desk";
import { errorsIn, Steps } from "../../editor/support/steps";
import { freeEvent, newFilm } from "../../editor/tasks/work/programme-work";
import { christmasHours, newPrice, newRedirect } from "../../editor/tasks/work/settings-work";
import { newArticle, newPage } from "../../editor/tasks/work/text-work";
import { cancelShowing, copyWeek, moveShowing, sellOut } from "../../editor/tasks/work/week-work";
import { textOfPage } from "../../files/support/markup";
import { type Answer, ask } from "../../server/support/ask";
import { type Running, startNginx, startOwn } from "../../server/support/servers";
import { run } from "./processes";
import { openWorkshop, warmMoment } from "./workshop";

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

export const workshop = openWorkshop();

/** The beginning of the week, so that no showing of it is over. */
const MOMENT = `${mondayOf(dateOf(warmMoment()))}T06:00`;

export const PUBLISHING_MS = 10 * 60_000;

/** The site as visitors get it: the published release, on a web server. */
interface Served {
  readonly ask: (path: string) => Promise<Answer>;
  readonly text: (path: string) => Promise<string>;
  readonly server: Running;
}

interface Done {
  readonly desk: Desk;
  /** Ids of the showings that the copied week has added. */
  readonly copied: readonly string[];
  /** The page on which it was published, when it had ended. */
  readonly publishing: Page;
  readonly served: Served;
  /** The folder of releases. */
  readonly releases: string;
}

export const step = (page: Page, label: string) => page.getByRole("listitem").filter({ hasText: label });

/** Presses the button and waits for the end, which the desk reports. */
export const publish = async (page: Page, desk: Desk, end: RegExp): Promise<void> => {
  await page.goto(`${desk.address}/#/publisering`);
  await page.getByRole("button", { name: "Publiser nå" }).click();
  await expect(step(page, "Bygger nettstedet")).toContainText("Pågår …");
  await expect(page.getByRole("status").getByText(end)).toBeVisible({ timeout: PUBLISHING_MS });
};

const siteFacts = () => readSiteFacts({ file: join(workshop.site, ".cache/site-server.json") });

const serve = async (publicRoot: string): Promise<Served> => {
  const facts = siteFacts();
  const server = await (lackingServers() === null ? startNginx : startOwn)({ publicRoot, facts });
  const question = (path: string) => ask({ port: server.port, host: facts.host, path });
  const text = async (path: string): Promise<string> => {
    const { status, body } = await question(path);
    expect(status, path).toBe(200);
    return body.toString("utf8");
  };
  return { ask: question, text, server };
};

const ADDRESS_HERE = pathToFileURL(resolve(__dirname, "address-here.mjs")).href;

interface Opened {
  readonly desk: Desk;
  /** Answers at the site's public address, as far as the desk can tell. */
  readonly site: Running;
}

/** The desk as `npm run rediger` runs it in the workshop, on the workshop's own content. */
const openDesk = async (releases: string): Promise<Opened> => {
  workshop.restore("warm");
  const published = join(releases, "current/public");
  const args = ["vite", "build", "--config", "editor/app/vite.config.mts", "--logLevel", "warn"];
  const { code, output } = await run({ command: "npx", args, cwd: workshop.site });
  expect(code, output).toBe(0);
  const facts = siteFacts();
  const site = await startOwn({ publicRoot: published, facts });
  const desk = new Desk(workshop.site, workshop.site);
  desk.settings = {
    CLOCK: MOMENT,
    RELEASES_DIR: releases,
    SERVED_FROM: published,
    GATSBY_TELEMETRY_DISABLED: "1",
    NODE_OPTIONS: `--import=${ADDRESS_HERE}`,
    SITE_ADDRESS: `https://${facts.host}`,
    SITE_SERVER: `http://localhost:${site.port}`,
  };
  await desk.start();
  return { desk, site };
};

/** The eleven tasks, done one after the other at one desk, which then publishes what they have left. */
export const test = base.extend<object, { done: Done }>({
  done: [
    async ({ browser }, use) => {
      const releases = mkdtempSync(join(tmpdir(), "kulturhus-releases-"));
      const { desk, site } = await openDesk(releases);
      const context = await browser.newContext({ locale: "nb-NO", viewport: { width: 1280, height: 900 } });
      try {
        await context.addInitScript(() => {
          localStorage.setItem("redaksjon omvisning", "sett");
          localStorage.setItem("redaksjon hele uka", "ja");
        });
        for (const work of WORK) {
          const page = await context.newPage();
          await work({ page, desk, steps: new Steps() });
          await page.close();
        }
        const copied = [...desk.git("show", "--unified=0", "--format=").matchAll(/^\+.*"id": "([^"]+)"/gm)];
        const publishing = await context.newPage();
        expect(await errorsIn(publishing, desk)).toEqual([]);
        await publish(publishing, desk, /^Ute /);
        const served = await serve(join(releases, "current/public"));
        await use({ desk, copied: copied.map(([, id = ""]) => id), publishing, served, releases });
        await served.server.stop();
      } finally {
        await context.close();
        await desk.kill();
        await site.stop();
        rmSync(releases, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 15 * 60_000 },
  ],
});

export const textOf = async ({ text }: Served, path: string): Promise<string> => textOfPage(await text(path));

export { expect } from "@playwright/test";
