import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../scripts/install/chromium";

const MINUTE_MS = 60_000;

/** Tests that change content and code and build again, on a copy of the project, which they share in sequence. */
export default defineConfig({
  testDir: ".",
  fullyParallel: false,
  workers: 1,
  timeout: 5 * MINUTE_MS,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
  // Outside the project, whose other tests delete their own results.
  outputDir: join(tmpdir(), "kulturhus-workshop-results"),
  globalSetup: "./support/global-setup.ts",
  // One project per file, so that the fast ones come first.
  projects: [
    "bad-content",
    "allowed-content",
    "hostile-content",
    "sizes",
    "incremental",
    "editors-work",
    "refresh",
    "develop",
    "desk-preview",
    "second-site",
    "new-house",
    "two-houses",
    "environment",
    "deploys",
    "everyday-changes",
  ].map((name) => ({
    name,
    testMatch: `${name}.spec.ts`,
  })),
  use: {
    timezoneId: "America/Los_Angeles",
    locale: "nb-NO",
    launchOptions: launchOptions(),
  },
});
