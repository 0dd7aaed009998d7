import { defineConfig } from "@playwright/test";

/** The built site, served by each kind of server for which the build writes rules. Without a browser. */
export default defineConfig({
  testDir: ".",
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"]],
});
