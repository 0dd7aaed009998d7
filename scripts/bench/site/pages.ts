import { type Browser, chromium } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import { DEMO_EMAIL, demoPassword } from "../../../film-platform/data/demo-member";
import { serveOn } from "../../../server/serve-on";
import { launchOptions } from "../../install/chromium";
import { median } from "./median";
import { type BrowserState, type LoadCost, loadCost, type PageCost, pageCost, type Visit } from "./page-cost";

export interface BenchPage extends Omit<Visit, "url"> {
  readonly name: string;
  readonly path: string;
}

const FILM = "/nattekspressen-20261";

/** The title of a showing or card. Its level of heading depends on the page. */
const FIRST_TITLE = "main article :is(h2, h3, h4) a";

export const OWN_PAGES: readonly BenchPage[] = [
  { name: "front page to film", path: "/", link: FIRST_TITLE },
  { name: "programme to film", path: "/kinoprogram", link: FIRST_TITLE },
  {
    name: "film to programme",
    path: FILM,
    opens: "header button[popovertarget='hovedmeny']",
    link: "header a[href='/kinoprogram']",
  },
  { name: "film to film alike", path: FILM, link: "main section[aria-labelledby='videre-overskrift'] article a" },
  { name: "search to film", path: "/sok?q=nattekspressen", link: `main a[href='${FILM}']` },
  { name: "culture programme to event", path: "/kulturprogram", link: FIRST_TITLE },
  { name: "article to front page", path: "/article/aldersgrenser", link: "header a[href='/']" },
];

export const BARE_PAGES: readonly BenchPage[] = [
  { name: "front page to film", path: "/", link: "main h2 a" },
  { name: "film to front page", path: "/benk-50001-50001", link: "main a" },
];

/** Pages whose text comes from the film platform, for a member who is logged in. */
const MEMBER_PAGES: readonly string[] = ["/min-side", "/min-side/billetter", "/min-side/liste"];

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));

const medianOf = <Run>(runs: readonly Run[], figure: (run: Run) => number): number =>
  Math.round(median(runs.map(figure)));

const summaryOfLoads = (runs: readonly LoadCost[]) => {
  const [first] = runs;
  const bytes = [...(first?.bytes ?? [])].map(([type, sum]) => [`${type} KB`, kilobytes(sum)] as const);
  return {
    "all KB": kilobytes([...(first?.bytes.values() ?? [])].reduce((sum, part) => sum + part, 0)),
    ...Object.fromEntries(bytes),
    requests: first?.requests ?? 0,
    "LCP ms": medianOf(runs, ({ lcp }) => lcp),
    "TBT ms": medianOf(runs, ({ tbt }) => tbt),
    CLS: Number(median(runs.map(({ cls }) => cls)).toFixed(3)),
  };
};

const summary = (runs: readonly PageCost[]) => ({
  ...summaryOfLoads(runs),
  "click ms": medianOf(runs, ({ click }) => click),
  "click at once ms": medianOf(runs, ({ clickAtOnce }) => clickAtOnce),
});

/** Runs something several times, one after the other. */
const times = async <Run>(turns: number, run: () => Promise<Run>): Promise<readonly Run[]> => {
  const runs: Run[] = [];
  while (runs.length < turns) runs.push(await run());
  return runs;
};

const withBrowser = async (app: FastifyInstance, work: (browser: Browser, site: string) => Promise<void>) => {
  const server = await serveOn(app);
  const browser = await chromium.launch(launchOptions());
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
};

/** Measures pages of a site and prints the medians. Bytes and requests are those of the first run. */
export const measurePages = (app: FastifyInstance, pages: readonly BenchPage[], turns: number): Promise<void> =>
  withBrowser(app, async (browser, site) => {
    const rows: [string, ReturnType<typeof summary>][] = [];
    for (const { name, path, ...visit } of pages) {
      rows.push([name, summary(await times(turns, () => pageCost(browser, { url: `${site}${path}`, ...visit })))]);
    }
    console.table(Object.fromEntries(rows));
  });

const logIn = async (browser: Browser, site: string): Promise<BrowserState> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${site}/logg-inn`);
  await page.getByLabel("E-postadresse").fill(DEMO_EMAIL);
  await page.getByLabel("Passord", { exact: true }).fill(demoPassword(118));
  await page.getByRole("main").getByRole("button", { name: "Logg inn" }).click();
  await page.getByRole("main").getByRole("button", { name: "Logg ut" }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};

/** Measures the pages of a member, whose film platform has to answer at the address that the site was built with. */
export const measureMemberPages = (app: FastifyInstance, turns: number): Promise<void> =>
  withBrowser(app, async (browser, site) => {
    const state = await logIn(browser, site);
    const rows: [string, ReturnType<typeof summaryOfLoads>][] = [];
    for (const path of MEMBER_PAGES)
      for (const returning of [false, true]) {
        const runs = await times(turns, () => loadCost(browser, `${site}${path}`, { state, returning }));
        rows.push([returning ? `${path} again` : path, summaryOfLoads(runs)]);
      }
    console.table(Object.fromEntries(rows));
  });
