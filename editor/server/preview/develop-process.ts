import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { Preview } from "../../api/preview";
import { gatsbyLine, logText, Progress } from "./progress";

type State = Pick<Preview, "status" | "message" | "done">;

interface Options {
  /** The working copy. */
  readonly root: string;
  readonly shadowRoot: string;
  readonly port: number;
  /** Public address of its pages. */
  readonly address: string;
  readonly deskAddress: string;
}

const starting = (progress: Progress): State => ({
  status: "starting",
  message: `Forhåndsvisningen starter. ${progress.text} … Du kan skrive så lenge.`,
  done: progress.done,
});

const FAILED = "Forhåndsvisningen kunne ikke starte. Alt annet i redaksjonen virker.";

/** Number of Gatsby's last output lines to keep, to diagnose why it ended. */
const LINES_KEPT = 40;

/** Loaded by every process of the preview, before Gatsby. */
const OWN_HOSTS = pathToFileURL(resolve("server/processes/own-hosts.mjs")).href;

/** File with the preview's time; absent for now. */
export const clockFileIn = (root: string): string => join(root, "clock");

/** `gatsby develop` in the working copy, with the stand-in film platform's URLs, as in `npm run develop`. */
export class DevelopProcess {
  readonly #progress = new Progress();
  #state: State = starting(this.#progress);
  #child: ChildProcess | null = null;
  #lines: readonly string[] = [];

  get state(): State {
    return this.#state;
  }

  start({ root, shadowRoot, port, address, deskAddress }: Options): void {
    const gatsby = [resolve("node_modules/gatsby/dist/bin/gatsby.js"), "develop", "-H", "localhost", "-p", `${port}`];
    const platform = [process.execPath, "--import", "tsx", join(root, "scripts/serve/with-film-platform.ts")];
    const runner = resolve("server/processes/group-runner.mjs");
    const child = spawn(process.execPath, [runner, ...platform, process.execPath, ...gatsby], {
      cwd: root,
      env: {
        ...process.env,
        CONTENT_DIR: shadowRoot,
        CLOCK_FILE: clockFileIn(root),
        KULTURHUS_DESK: deskAddress,
        KULTURHUS_PREVIEW: address,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${OWN_HOSTS}`.trim(),
        GATSBY_LOGGER: "json",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
      detached: process.platform !== "win32",
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on("line", (line) => this.#read(line));
    child.on("error", (error) => this.fail(error.message));
    child.on("exit", () => this.fail(this.#lines.join("\n")));
  }

  stop(): void {
    this.#child?.removeAllListeners("exit");
    this.#child?.kill("SIGTERM");
    this.#child = null;
  }

  #read(line: string): void {
    const gatsby = gatsbyLine(line);
    const text = gatsby === null ? line : logText(gatsby);
    if (text.trim() !== "") this.#lines = [...this.#lines, ...text.split("\n")].slice(-LINES_KEPT);
    if (gatsby === null || this.#state.status !== "starting") return;
    this.#progress.follow(gatsby);
    const { text: activity, level } = gatsby.payload;
    const isReady = level === "ACTIVITY_SUCCESS" && activity === "Building development bundle";
    this.#state = isReady ? { status: "ready", message: "", done: 1 } : starting(this.#progress);
  }

  /** Reports why there is no preview; the desk keeps working. */
  fail(why: string): void {
    console.error(`${FAILED}\n${why}`);
    this.#state = { status: "failed", message: FAILED, done: 0 };
  }
}
