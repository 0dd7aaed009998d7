import { defineConfig } from "@playwright/test";

/** The built site, served by each kind of server that the build writes rules for. No browser takes part. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"]],
});
