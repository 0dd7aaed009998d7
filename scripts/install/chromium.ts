import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's package: the same engine without the desktop browser's windows, settings and memory use. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

const ON_SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's own; null without any. */
const findChromium = (): string | null =>
  [process.env.CHROMIUM_PATH, ...ON_SYSTEM, chromium.executablePath()].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  ) ?? null;

/** The one that opens pages fastest, for the many tests that need only the engine. */
export const findQuickest = (): string | null =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();

/** Disables background requests, for tests and measurements. */
const FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Glyph widths as on a phone; the headless shell would round each to whole pixels.
  "--font-render-hinting=none",
];

interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
}

/** Playwright's launch options for the browser. */
export const launchOptions = (): LaunchOptions => ({ executablePath: findChromium() ?? "", args: [...FLAGS] });

/** Launch options for the fastest browser. */
export const quickLaunchOptions = (): LaunchOptions => ({ ...launchOptions(), executablePath: findQuickest() ?? "" });

type Installer = readonly [name: string, ...commands: readonly (readonly [string, ...string[]])[]];

const PLAYWRIGHT: Installer = ["Playwright's installer", ["npx", "playwright", "install", "chromium"]];
const APT: Installer = [
  "apt",
  ["apt-get", "update"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
  // Last, because not every distribution has it.
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
];

const run = ([name, ...commands]: Installer): boolean => {
  console.log(`No Chromium found; installing one with ${name}.`);
  try {
    for (const [command, ...args] of commands) execFileSync(command, args, { stdio: "inherit", timeout: 600_000 });
  } catch (error) {
    console.log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return findChromium() !== null;
};

/** Finds a Chromium or installs one in the way available: apt as root on Debian, otherwise Playwright's installer. */
export const ensureChromium = (): string => {
  const asRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const installers = asRoot ? [APT, PLAYWRIGHT] : [PLAYWRIGHT];
  const found = findChromium() ?? (installers.some(run) ? findChromium() : null);
  if (found === null) throw new Error("No Chromium could be found or installed. Set CHROMIUM_PATH to one.");
  return found;
};
