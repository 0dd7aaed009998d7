import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const ON_SYSTEM = [
  // The same engine without the windows of a desktop's browser: the tests take two thirds of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Where a Chromium is: CHROMIUM_PATH, the system's, or Playwright's own; null when there is none. */
export const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH, ...ON_SYSTEM, chromium.executablePath()].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  ) ?? null;

/** Quiet, and asking nobody for anything: as tests and measurements need it. */
const FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as on a phone; the headless browser would round each to whole pixels.
  "--font-render-hinting=none",
];

/** How Playwright starts the browser. */
export const launchOptions = (): { readonly executablePath: string; readonly args: string[] } => ({
  executablePath: findChromium() ?? "",
  args: [...FLAGS],
});

type Installer = readonly [name: string, ...commands: readonly (readonly [string, ...string[]])[]];

const PLAYWRIGHT: Installer = ["Playwright's installer", ["npx", "playwright", "install", "chromium"]];
const APT: Installer = [
  "apt",
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"],
];

const run = ([name, ...commands]: Installer): boolean => {
  console.log(`No Chromium found; installing one with ${name}.`);
  try {
    for (const [command, ...args] of commands) execFileSync(command, args, { stdio: "inherit", timeout: 600_000 });
    return findChromium() !== null;
  } catch (error) {
    console.log(`${name} did not manage: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

/** Finds a Chromium or installs one by whichever way works here: apt as root on Debian, otherwise Playwright's installer. */
export const ensureChromium = (): string => {
  const asRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const ways = asRoot ? [APT, PLAYWRIGHT] : [PLAYWRIGHT];
  const found = findChromium() ?? (ways.some(run) ? findChromium() : null);
  if (found === null) throw new Error("No Chromium could be found or installed. Set CHROMIUM_PATH to one.");
  return found;
};
