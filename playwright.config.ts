import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "./scripts/install/chromium";
import { selectedTests } from "./tests/support/nightly";

/** PLAYWRIGHT_PORT allows tests of two working copies at once. */
const PORT = Number(process.env.PLAYWRIGHT_PORT ?? 8017);

/** Tests start film platforms of their own on free ports, and pages may call them, whichever server they come from. */
process.env.FILM_PLATFORM_ORIGINS ??= "http://localhost:* http://*.localhost:*";

/** Browser tests run against the built site, served as `npm start` serves it. */
export default defineConfig({
  testDir: "tests/browser",
  ...selectedTests,
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // For busy machines: no test asserts how long something takes.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: "America/Los_Angeles",
    locale: "nb-NO",
    launchOptions: quickLaunchOptions(),
    // Tests cannot observe a worker's requests, which also continue on the next page. Tests of the worker allow it:
    // offline.spec.ts and tests/workshop/deploys.spec.ts.
    serviceWorkers: "block",
  },
  webServer: {
    command: "npx tsx scripts/serve/serve.ts",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
