import { defineConfig } from "@playwright/test";

/** Tests of the built files, without a browser or a server. */
export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [["list"]],
});
