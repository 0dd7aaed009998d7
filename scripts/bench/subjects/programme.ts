import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { z } from "zod";
import { addDays } from "../../../domain/time/local-time";
import type { Workshop } from "../../../tests/workshop/support/workshop";
import { median, ownServer, type Subject, slowed, times, withBrowser, withWorkshop } from "../harness";

const SHOWINGS = 500;
const PER_DAY = 12;

const site = z.object({ demonstration: z.object({ anchor: z.string() }) });
const production = z.object({ id: z.string(), objectClass: z.string() });

const fill = (workshop: Workshop): void => {
  const json = (file: string): unknown => JSON.parse(workshop.read(file));
  const files = (folder: string) => readdirSync(join(workshop.site, folder)).map((name) => `${folder}/${name}`);
  const films = files("content/productions")
    .map((file) => production.parse(json(file)))
    .filter(({ objectClass }) => objectClass === "movie");
  const { anchor } = site.parse(json("content/sites/kulturhuset.json")).demonstration;
  for (const file of files("content/events")) workshop.delete(file);
  const events = Array.from({ length: SHOWINGS }, (_, index) => {
    const day = addDays(anchor, 7 + Math.floor(index / PER_DAY));
    const hour = String(9 + (index % PER_DAY)).padStart(2, "0");
    return {
      id: `benk-${index}`,
      production: films[index % films.length]?.id ?? "",
      start: `${day}T${hour}:00`,
      hall: "kinosal",
      status: index % 9 === 0 ? "fewLeft" : "onSale",
      accessibility: index % 4 === 0 ? ["hearingLoop", "audioDescription"] : ["hearingLoop"],
      prices: [{ label: "Voksen", amount: 135 }],
      ticketUrl: `https://billett.example.no/forestilling/benk-${index}`,
    };
  });
  workshop.write("content/events/benk.json", JSON.stringify({ events }));
};

interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Long tasks since the page's start, in milliseconds. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: Task[] = [];
    Reflect.set(window, "longTasks", tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration }))),
    ).observe({ type: "longtask", buffered: true });
  });

const tasksSince = (page: Page): Promise<readonly Task[]> =>
  page.evaluate(() => {
    const tasks: Task[] = Reflect.get(window, "longTasks");
    return tasks.splice(0);
  });

/** When the whole page was parsed, before hydration. */
const readAt = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
  });

/** Long enough for all work caused by an action. */
const REST_MS = 1_500;

/** Selects an option of a filter or of the question about a child; returns the milliseconds until the response. */
const choose = async (page: Page, select: string, place: number): Promise<number> => {
  const work = await page.evaluate(
    async ([id, option]) => {
      const found = document.querySelector(`select[id$="-${id}"]`);
      if (!(found instanceof HTMLSelectElement)) throw new Error(`there is no select ${id}`);
      found.selectedIndex = Number(option);
      const begun = performance.now();
      found.dispatchEvent(new Event("change", { bubbles: true }));
      await Promise.resolve();
      return performance.now() - begun;
    },
    [select, String(place)] as const,
  );
  await page.waitForTimeout(REST_MS);
  return work;
};

/** Opens a folded week from the strip; returns the milliseconds of work until its first day is laid out. */
const openWeek = async (page: Page): Promise<number> => {
  const work = await page.evaluate(async () => {
    const week = document.querySelector("main details:not([open])");
    const day = week?.querySelector("section[id]");
    const link = document.querySelector<HTMLElement>(`main nav a:is([href$="#${week?.id}"], [href$="#${day?.id}"])`);
    if (!day || !link) throw new Error("the strip leads to no folded week");
    const begun = performance.now();
    link.click();
    await new Promise(requestAnimationFrame);
    day.getBoundingClientRect();
    return performance.now() - begun;
  });
  await page.waitForTimeout(REST_MS);
  return work;
};

const longest = (tasks: readonly Task[]): number => Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));

const look = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await slowed(page, "as it is");
  await watchTasks(page);
  await page.goto(`${url}/kinoprogram`);
  await page.locator("main select:enabled").last().waitFor({ state: "attached" });
  await page.waitForTimeout(3_000);
  const tasks = await tasksSince(page);
  const read = await readAt(page);
  const reading = tasks.filter(({ start }) => start < read);
  const hydration = tasks.filter(({ start }) => start >= read);
  const rows = await page.locator("main article").count();
  const week = await openWeek(page);
  const weekAfter = await tasksSince(page);
  const narrow = await choose(page, "language", 1);
  const narrowAfter = await tasksSince(page);
  const widen = await choose(page, "language", 0);
  const widenAfter = await tasksSince(page);
  const child = await choose(page, "barnets-alder", 7);
  const childAfter = await tasksSince(page);
  await page.close();
  return { rows, reading, hydration, narrow, narrowAfter, widen, widenAfter, week, weekAfter, child, childAfter };
};

/**
 * Response times of a programme of 500 showings on a slow phone: a copy of the project, the processor slowed four
 * times.
 */
export const programme: Subject = ({ runs }) =>
  withWorkshop(async (workshop) => {
    fill(workshop);
    const { code, output } = await workshop.gatsbyBuild();
    if (code !== 0) throw new Error(`The copy does not build:\n\n${output}`);
    await withBrowser(ownServer(workshop.site), async (browser, site) => {
      const looks = await times(runs, () => look(browser, site));
      const row = (figure: (one: Awaited<ReturnType<typeof look>>) => number) => Math.round(median(looks.map(figure)));
      console.log(`${looks[0]?.rows} showings, median of ${runs} runs, milliseconds:`);
      console.table({
        "reading the page: longest task": row(({ reading }) => longest(reading)),
        "hydration: longest task": row(({ hydration }) => longest(hydration)),
        "narrowing: work until counted": row(({ narrow }) => narrow),
        "narrowing: longest task": row(({ narrowAfter }) => longest(narrowAfter)),
        "widening: work until counted": row(({ widen }) => widen),
        "widening: longest task": row(({ widenAfter }) => longest(widenAfter)),
        "week of the strip: work until shown": row(({ week }) => week),
        "week of the strip: longest task": row(({ weekAfter }) => longest(weekAfter)),
        "child: work until answered": row(({ child }) => child),
        "child: longest task": row(({ childAfter }) => longest(childAfter)),
      });
    });
  });
