import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { builtPaths, filesBelow, htmlFile, linkedStylesheet } from "./support/built-files";
import { run } from "./support/processes";
import { openWorkshop, PROJECT } from "./support/workshop";

const workshop = openWorkshop();
const publicRoot = join(workshop.site, "public");

const CONTENT_DIR = "tests/second-site/content";
const CLOCK = "2026-12-24T12:00";

const PATHS = [
  "/",
  "/404",
  "/article/frivillig-i-luka",
  "/lykta-pa-skjeret-40101",
  "/maseegget-40103",
  "/om-oss",
  "/program",
  "/sjarken-solrun-40102",
];

const html = (path: string): string => workshop.read(`public/${htmlFile(path)}`);
const header = (path: string): string => /<header[\s\S]*<\/header>/.exec(html(path))?.[0] ?? "";
const data = (path: string): string =>
  workshop.read(`public/page-data${path === "/" ? "/index" : path}/page-data.json`);

/** The built text files. */
const texts = (): readonly (readonly [file: string, text: string])[] =>
  filesBelow(publicRoot)
    .filter((file) => /\.(html|json|webmanifest|xml|txt|css|js)$/.test(file))
    .map((file) => [file, readFileSync(join(publicRoot, file), "utf8")]);

const stylesheet = (): string => linkedStylesheet(publicRoot);

const build = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const { code, output, seconds } = await workshop.gatsbyBuild({ CONTENT_DIR, ...env });
  expect(code, output).toBe(0);
  console.log(`${env.SITE} was built in ${seconds.toFixed(0)} s`);
};

test.describe("another site", () => {
  test.beforeAll(async () => {
    await workshop.prepareOnce("lillevik", "cold", () => build({ SITE: "lillevik", CLOCK }));
  });

  test("has its name, its pages and its menu", () => {
    expect(builtPaths(publicRoot)).toEqual(PATHS);
    expect(html("/")).toMatch(/<title[^>]*>Kino ved fjorden i Lillevik</);
    expect(html("/program")).toMatch(/<title[^>]*>Program – Lillevik kino</);
    expect(html("/program")).toMatch(/rel="canonical"[^>]* href="https:\/\/lillevik-kino\.example\.no\/program"/);
    for (const path of PATHS) expect.soft(header(path), path).toContain("Lillevik kino");
    expect(header("/")).toContain('href="/om-oss"');
    expect(html("/lykta-pa-skjeret-40101")).toContain("Vinteren 1917 ligger isen helt ut til skjæret");
    expect(html("/article/frivillig-i-luka")).toContain("gratis kino");
    expect(html("/program")).toContain("Måseegget");
    expect(workshop.read("public/manifest.webmanifest")).toContain('"name":"Lillevik kino"');
  });

  test("has its colours and round corners", () => {
    expect(stylesheet()).toContain("--beam:#ffb703");
    expect(stylesheet()).toMatch(/--corner: ?10px/);
    const [red = 0, green = 0, blue = 0] = (/--accent:#([0-9a-f]{6})/.exec(stylesheet())?.[1]?.match(/../g) ?? []).map(
      (part) => Number.parseInt(part, 16),
    );
    expect(green, "the accent is a sea green").toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    // When installed, the start screen has the colour of its own dark header.
    const { theme_color: dark } = z
      .object({ theme_color: z.string() })
      .parse(JSON.parse(workshop.read("public/manifest.webmanifest")));
    expect(stylesheet()).toMatch(new RegExp(`--paper: ?${dark}`));
    const light = workshop.textOf("content/sites/kulturhuset.json", "light");
    expect(stylesheet()).not.toContain(light.toLowerCase());
  });

  test("has nothing of the first site in its pages, data, scripts or styles", () => {
    for (const [file, text] of texts()) {
      expect.soft(/rakkestad|kulturhuset|nattekspressen/i.exec(text)?.[0] ?? null, file).toBeNull();
    }
  });

  test("publishes its own files, and none of the first site's", () => {
    const ofTheFirstSite = filesBelow(join(PROJECT, "static"));
    expect(ofTheFirstSite).toContain("programmer/kulturprogram.pdf");
    expect(ofTheFirstSite.filter((file) => existsSync(join(publicRoot, file)))).toEqual([]);
    expect(html("/om-oss")).toContain('href="/kart-til-brygga.svg"');
    expect(workshop.read("public/kart-til-brygga.svg")).toContain("Isverket");
  });

  test("keeps its dates as they were written, and is built on the day that CLOCK sets", () => {
    expect(data("/lykta-pa-skjeret-40101")).toContain('"start":"2026-12-26T18:00"');
    expect(data("/lykta-pa-skjeret-40101")).toContain('"start":"2026-12-30T19:30"');
    expect(data("/lykta-pa-skjeret-40101")).toContain('"premiere":"2026-12-26"');
    expect(data("/program")).toContain('"date":"2026-12-24"');
    expect(html("/program")).toContain("26. desember");
    expect(html("/program")).toContain("Premiere fre. 15.\u00a0jan.");
  });

  test("may be found by search engines", () => {
    for (const path of PATHS.filter((one) => one !== "/404")) expect.soft(html(path), path).not.toContain("noindex");
    expect(JSON.parse(workshop.read(".cache/site-server.json"))).toMatchObject({
      published: true,
      redirects: [{ from: "/filmer", to: "/program" }],
    });
  });

  test("is replaced by the other site of its folder with SITE", async () => {
    await build({ SITE: "lillevik-utekino", CLOCK });
    expect(builtPaths(publicRoot)).toEqual(PATHS);
    expect(html("/program")).toMatch(/<title[^>]*>Program – Lillevik utekino</);
    expect(html("/program")).toContain("https://utekino.lillevik-kino.example.no/program");
    for (const path of PATHS) expect.soft(header(path), path).toContain("Lillevik utekino");
    expect(stylesheet()).toContain("--beam:#a7f3d0");
    expect(stylesheet()).not.toContain("--beam:#ffb703");
    expect(stylesheet()).toMatch(/--corner: ?2px/);
  });
});

test("reports that SITE is required when there are two", async () => {
  const { code, output } = await run({
    command: "npm",
    args: ["run", "--silent", "check:content"],
    cwd: workshop.site,
    env: { CONTENT_DIR },
  });
  expect(code).not.toBe(0);
  expect(output).toContain("→ Velg ett med SITE=<id>.");
});
