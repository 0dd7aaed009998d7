import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { ensureChromium } from "../install/chromium";

const SOURCES = "docs/programmes";
const TARGET = resolve("static/programmer");
const PROGRAMMES = ["kulturprogram", "bibliotekprogram"] as const;

/** A virtual host: every request to it is answered from this folder, and no other request is made. */
const HOST = "http://programmes.invalid";

/** Enough for a full page at 170 dots per inch; the pictures of the site are larger than needed on paper. */
const PICTURE_WIDTH = 1400;

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};

const answer = async (route: Route): Promise<void> => {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  const file = join(process.cwd(), path);
  if (file.endsWith(".jpg")) {
    const body = await sharp(file).resize({ width: PICTURE_WIDTH }).jpeg({ quality: 74, mozjpeg: true }).toBuffer();
    await route.fulfill({ body, contentType: "image/jpeg" });
    return;
  }
  const contentType = TYPES[file.split(".").pop() ?? ""] ?? "application/octet-stream";
  await route.fulfill({ body: readFileSync(file), contentType });
};

const write = async (page: Page, name: string): Promise<void> => {
  const path = join(TARGET, `${name}.pdf`);
  await page.goto(`${HOST}/${SOURCES}/${name}.html`);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path, tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
  console.log(path);
};

/** `npm run programmes`: prints the two programmes from docs/programmes to tagged PDFs in static/programmer. */
const main = async (): Promise<void> => {
  mkdirSync(TARGET, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.route("**/*", answer);
    for (const name of PROGRAMMES) await write(page, name);
  } finally {
    await browser.close();
  }
};

void main();
