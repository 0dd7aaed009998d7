import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../install/chromium";
import { fillProgramme, PROGRAMMES, printedFrom, programmeContent, TEMPLATES } from "./fill-programme";

const TARGET = resolve("static/programmer");

/** A virtual host: every request to it is answered from this folder, and no other request is made. */
const HOST = "http://programmes.invalid";

/** Enough for a full page at 170 dots per inch; the site's pictures are larger than paper needs. */
const PICTURE_WIDTH = 1400;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

const answerWith =
  (pages: ReadonlyMap<string, string>) =>
  async (route: Route): Promise<void> => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = join(process.cwd(), path);
    const filled = pages.get(path);
    if (filled !== undefined) {
      await route.fulfill({ body: filled, contentType: "text/html; charset=utf-8" });
      return;
    }
    if (file.endsWith(".jpg")) {
      const body = await sharp(file).resize({ width: PICTURE_WIDTH }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();
      await route.fulfill({ body, contentType: "image/jpeg" });
      return;
    }
    const contentType = TYPES[file.split(".").pop() ?? ""] ?? "application/octet-stream";
    await route.fulfill({ body: readFileSync(file), contentType });
  };

const write = async (page: Page, name: string, filled: string): Promise<void> => {
  const path = join(TARGET, `${name}.pdf`);
  await page.goto(`${HOST}/${TEMPLATES}/${name}.html`);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path, format: "A4", tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  appendFileSync(path, printedFrom(filled));
  console.log(path);
};

/**
 * `npm run programmes`: prints the two programmes as tagged PDFs to static/programmer, from the templates in
 * docs/programmes and the content's prices, days, hours and contacts.
 */
const main = async (): Promise<void> => {
  mkdirSync(TARGET, { recursive: true });
  const content = await programmeContent();
  const filled = new Map(
    PROGRAMMES.map((name) => {
      const path = `${TEMPLATES}/${name}.html`;
      return [name, fillProgramme(readFileSync(path, "utf8"), content)];
    }),
  );
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.route(
      "**/*",
      answerWith(new Map([...filled].map(([name, html]) => [`/${TEMPLATES}/${name}.html`, html]))),
    );
    for (const [name, html] of filled) await write(page, name, html);
  } finally {
    await browser.close();
  }
};

void main();
