import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Partner } from "../address";
import { DEMO_EMAIL, demoPassword } from "../data/demo-member";
import { type FilmPlatformOptions, filmPlatform } from "../server";
import { smallProgramme, TODAY } from "./small-programme";
import type { Browser } from "./test-browser";

const folders: string[] = [];
const started: TestPlatform[] = [];

// Also after a failed test, so that no run hangs.
afterAll(async () => {
  for (const { close } of started) await close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder for a platform's data, deleted after the file's tests. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "film-platform-"));
  folders.push(folder);
  return folder;
};

export interface TestPlatform {
  /** "http://localhost:43210" */
  readonly url: string;
  /** The address of a call, with its query: at(118, "reviews?ediNumber=20261"). */
  readonly at: (partner: Partner, call: string) => string;
  readonly close: () => Promise<void>;
}

/** Starts a platform with its own programme on a free port; it is closed after the file's tests at the latest. */
export const startPlatform = async (
  options: Partial<FilmPlatformOptions> & Pick<FilmPlatformOptions, "dataFolder">,
): Promise<TestPlatform> => {
  const app = await filmPlatform({
    programme: () => smallProgramme,
    today: TODAY,
    sessionMinutes: 60,
    loginTries: 1000,
    senderTries: 10_000,
    faults: false,
    ...options,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const url = app.listeningOrigin;
  const platform: TestPlatform = {
    url,
    at: (partner, call) => `${url}/${partner}/${call}`,
    close: () => app.close(),
  };
  started.push(platform);
  return platform;
};

/** Logs a browser in as the demonstration member. */
export const logIn = (browser: Browser, { at }: TestPlatform, partner: Partner = 118) =>
  browser.post(at(partner, "login"), { Email: DEMO_EMAIL, Password: demoPassword(partner) });
