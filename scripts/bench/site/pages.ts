import { chromium } from "@playwright/test";
import type { FastifyInstance } from "fastify";
import { serveOn } from "../../../server/serve-on";
import { launchOptions } from "../../install/chromium";
import { median } from "./median";
import { type PageCost, pageCost } from "./page-cost";

export interface BenchPage {
  readonly name: string;
  readonly path: string;
  /** A selector for links; the first is followed. */
  readonly link: string;
}

export const OWN_PAGES: readonly BenchPage[] = [
  { name: "front page", path: "/", link: "main article h3 a" },
  { name: "programme", path: "/kinoprogram", link: "main article h3 a" },
  // Its other links lead to calendars and tickets.
  { name: "film page", path: "/nattekspressen-20261", link: "header a[href='/']" },
];

export const BARE_PAGES: readonly BenchPage[] = [
  { name: "front page", path: "/", link: "main h2 a" },
  { name: "film page", path: "/benk-50001-50001", link: "main a" },
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
    for (const { name, path, link } of pages) {
      const runs: PageCost[] = [];
      for (let turn = 0; turn < turns; turn += 1) runs.push(await pageCost(browser, `${server.url}${path}`, link));
      rows.push([name, summary(runs)]);
    }
    console.table(Object.fromEntries(rows));
  } finally {
    await browser.close();
    await server.close();
  }
};
