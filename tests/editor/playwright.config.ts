import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "../../scripts/install/chromium";
import { selectedTests } from "../support/nightly";

/** The editors' desk, built as `npm run rediger` builds it, on a copy of the content for each worker. */
export default defineConfig({
  testDir: ".",
  ...selectedTests,
  globalSetup: "./support/build-app.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: { timezoneId: "America/Los_Angeles", locale: "nb-NO", launchOptions: quickLaunchOptions() },
});
