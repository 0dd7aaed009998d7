import { defineConfig } from "@playwright/test";
import { lackingWebKit } from "../../scripts/install/webkit";

/** Tests start a film platform on a free port, and pages may call it. */
process.env.FILM_PLATFORM_ORIGINS ??= "http://localhost:* http://*.localhost:*";

/** The built site in WebKitGTK, by WebDriver: Playwright runs the tests, and none of its browsers. */
export default defineConfig({
  testDir: ".",
  testIgnore: lackingWebKit() === null ? [] : "**",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["list"]],
});
