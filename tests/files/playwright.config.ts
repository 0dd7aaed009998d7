import { defineConfig } from "@playwright/test";

/** What can be told from the built files alone: no browser and no server takes part. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"]],
});
