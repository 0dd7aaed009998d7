import { rmSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { DEMO_EMAIL, demoPassword } from "../../../film-platform/data/demo-member";
import { freePort } from "../../../tests/support/free-port";
import { startHouseServices } from "../../../tests/workshop/support/house-services";
import { withFilmPlatform } from "../../serve/film-platform-environment";
import { makeBareSite } from "../data/bare-site";
import { fillOwnSite } from "../data/own-site";
import { bareServer, median, ownServer, type Subject, times, withBrowser, withWorkshop } from "../harness";
import { type BrowserState, type LoadCost, loadCost, type PageCost, pageCost, type Visit } from "../page-cost";
import { buildCost } from "../process-cost";

interface BenchPage extends Omit<Visit, "url"> {
  readonly name: string;
  readonly path: string;
}

const FILM = "/nattekspressen-20261";

/** The title of a showing or card. Its heading level depends on the page. */
const FIRST_TITLE = "main article :is(h2, h3, h4) a";

const OWN_PAGES: readonly BenchPage[] = [
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

const BARE_PAGES: readonly BenchPage[] = [
  { name: "front page to film", path: "/", link: "main h2 a" },
  { name: "film to front page", path: "/benk-50001-50001", link: "main a" },
];

/** Pages with text from the film platform, for a logged-in member. */
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

/** Measures pages of a site and prints the medians. Bytes and requests are from the first run. */
const measurePages = async (
  { browser, site }: { readonly browser: Browser; readonly site: string },
  pages: readonly BenchPage[],
  turns: number,
): Promise<void> => {
  const rows: [string, ReturnType<typeof summary>][] = [];
  for (const { name, path, ...visit } of pages)
    rows.push([name, summary(await times(turns, () => pageCost(browser, { url: `${site}${path}`, ...visit })))]);
  console.table(Object.fromEntries(rows));
};

/** Measures a member's pages, whose film platform must answer at the address that the site was built with. */
const measureMemberPages = async (browser: Browser, site: string, turns: number): Promise<void> => {
  const state = await logIn(browser, site);
  const rows: [string, ReturnType<typeof summaryOfLoads>][] = [];
  for (const path of MEMBER_PAGES)
    for (const returning of [false, true]) {
      const runs = await times(turns, () => loadCost(browser, `${site}${path}`, { state, returning }));
      rows.push([returning ? `${path} again` : path, summaryOfLoads(runs)]);
    }
  console.table(Object.fromEntries(rows));
};

/** The cost of pages for a visitor on a slow phone and network, beside those of a bare Gatsby site. */
export const pages: Subject = ({ runs }) =>
  withWorkshop(async (workshop) => {
    const port = await freePort();
    await buildCost(workshop.site, withFilmPlatform({ FILM_PLATFORM_PORT: String(port) }));
    const platform = await startHouseServices(workshop, { port });
    try {
      console.log(`\nThe demonstration site with its film club, processor slowed 4 times, slow 4G, median of ${runs}:`);
      await withBrowser(ownServer(workshop.site), async (browser, site) => {
        await measurePages({ browser, site }, OWN_PAGES, runs);
        await measureMemberPages(browser, site, runs);
      });
    } finally {
      await platform.stop();
    }
    const bare = makeBareSite(await fillOwnSite(workshop, 40));
    try {
      await buildCost(bare.folder);
      console.log("\nA bare Gatsby site with 40 films:");
      await withBrowser(bareServer(bare.folder), (browser, site) => measurePages({ browser, site }, BARE_PAGES, runs));
    } finally {
      rmSync(bare.folder, { recursive: true, force: true });
    }
  });
