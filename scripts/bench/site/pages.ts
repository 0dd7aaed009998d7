import { chromium } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import { serveOn } from "../../../server/serve-on";
import { launchOptions } from "../../install/chromium";
import { median } from "./median";
import { type PageCost, pageCost, type Visit } from "./page-cost";

export interface BenchPage extends Omit<Visit, "url"> {
  readonly name: string;
  readonly path: string;
}

const FILM = "/nattekspressen-20261";

export const OWN_PAGES: readonly BenchPage[] = [
  { name: "front page to film", path: "/", link: "main article h3 a" },
  { name: "programme to film", path: "/kinoprogram", link: "main article h3 a" },
  {
    name: "film to programme",
    path: FILM,
    opens: "header button[popovertarget='hovedmeny']",
    link: "header a[href='/kinoprogram']",
  },
  { name: "film to film alike", path: FILM, link: "main section[aria-labelledby='videre-overskrift'] article a" },
  { name: "search to film", path: "/sok?q=nattekspressen", link: `main a[href='${FILM}']` },
  { name: "culture programme to event", path: "/kulturprogram", link: "main article h3 a" },
  { name: "article to front page", path: "/article/aldersgrenser", link: "header a[href='/']" },
];

export const BARE_PAGES: readonly BenchPage[] = [
  { name: "front page to film", path: "/", link: "main h2 a" },
  { name: "film to front page", path: "/benk-50001-50001", link: "main a" },
];

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));

const summary = (runs: readonly PageCost[]) => {
  const of = (figure: "lcp" | "tbt" | "click" | "clickAtOnce"): number =>
    Math.round(median(runs.map((run) => run[figure])));
  const [first] = runs;
  const bytes = [...(first?.bytes ?? [])].map(([type, sum]) => [`${type} KB`, kilobytes(sum)] as const);
  return {
    "all KB": kilobytes([...(first?.bytes.values() ?? [])].reduce((sum, part) => sum + part, 0)),
    ...Object.fromEntries(bytes),
    requests: first?.requests ?? 0,
    "LCP ms": of("lcp"),
    "TBT ms": of("tbt"),
    CLS: Number(median(runs.map(({ cls }) => cls)).toFixed(3)),
    "click ms": of("click"),
    "click at once ms": of("clickAtOnce"),
  };
};

/** Measures pages of a site and prints the medians. Bytes and requests are those of the first run. */
export const measurePages = async (app: FastifyInstance, pages: readonly BenchPage[], turns: number): Promise<void> => {
  const server = await serveOn(app);
  const browser = await chromium.launch(launchOptions());
  try {
    const rows: [string, ReturnType<typeof summary>][] = [];
    for (const { name, path, ...visit } of pages) {
      const runs: PageCost[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        runs.push(await pageCost(browser, { url: `${server.url}${path}`, ...visit }));
      }
      rows.push([name, summary(runs)]);
    }
    console.table(Object.fromEntries(rows));
  } finally {
    await browser.close();
    await server.close();
  }
};
