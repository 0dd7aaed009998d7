import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Builder, type WebDriver } from "selenium-webdriver";
import { WEBKIT_DRIVER, XVFB } from "../../../scripts/install/webkit";
import { freePort } from "../../support/free-port";

/** The buttons of the browser's own toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; margin: 0; padding: 0; }\n";

const configFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(folder, toolkit));
    writeFileSync(join(folder, toolkit, "gtk.css"), NARROW_TOOLBAR);
  }
  return folder;
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, "exit");
};

/** Starts WebKitGTK's WebDriver on a screen of its own. */
export const startWebKit = async () => {
  const config = configFolder();
  const screen = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort("127.0.0.1");
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: "x11", XDG_CONFIG_HOME: config },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass();
  return {
    /** Opens a browser without cookies, storage and cache. */
    browse: (): Promise<WebDriver> =>
      new Builder()
        .usingServer(server)
        .withCapabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { args: ["--automation", "--time-zone=America/Los_Angeles"] },
        })
        .build(),
    stop: async () => {
      await end(driver);
      await end(screen);
      rmSync(config, { recursive: true, force: true });
    },
  };
};
