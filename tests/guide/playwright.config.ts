import { defineConfig } from "@playwright/test";
import { quickLaunchOptions } from "../../scripts/install/chromium";

/** `npm run guide:pictures`: the pictures of docs/content.md, taken of the editors' desk on a copy of the content. */
export default defineConfig({
  testDir: ".",
  testMatch: "take-pictures.ts",
  globalSetup: "../editor/support/build-app.ts",
  workers: 1,
  timeout: 120_000,
  reporter: [["list"]],
  use: {
    timezoneId: "Europe/Oslo",
    locale: "nb-NO",
    viewport: { width: 1120, height: 760 },
    colorScheme: "light",
    reducedMotion: "reduce",
    launchOptions: quickLaunchOptions(),
  },
});
