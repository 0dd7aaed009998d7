import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "./scripts/install/chromium";

/** PLAYWRIGHT_PORT lets two working copies be tested at once. */
const PORT = Number(process.env.PLAYWRIGHT_PORT ?? 8017);

/** Tests start film platforms of their own on free ports, and pages may call them, whichever server they come from. */
process.env.FILM_PLATFORM_ORIGINS ??= "http://localhost:* http://*.localhost:*";

/** Browser tests run against the built site, served as `npm start` serves it. */
export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // A busy machine is slow, not wrong: nothing here asserts how long things take.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: "America/Los_Angeles",
    locale: "nb-NO",
    launchOptions: quickLaunchOptions(),
    // What a worker answers and asks for is out of a test's sight and would go on into the next page. What the worker
    // itself promises is tested by those who let it in: offline.spec.ts and tests/workshop/deploys.spec.ts.
    serviceWorkers: "block",
  },
  webServer: {
    command: "npx tsx scripts/serve/serve.ts",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
