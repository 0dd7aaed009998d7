import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { test as base } from "@playwright/test";
import { freePort } from "../../support/free-port";

const PATIENCE_MS = 60_000;

const copyOfContent = (): string => {
  const root = mkdtempSync(join(tmpdir(), "kulturhus-editor-"));
  for (const folder of ["content", "static"]) cpSync(folder, join(root, folder), { recursive: true });
  return root;
};

/** A running desk, its content folder and its repository. */
export class Desk {
  previewAddress = "av";
  /** Settings of a desk on the web, which is hosted when this is not empty. */
  hosting: Readonly<Record<string, string>> = {};
  /** More of its environment. */
  settings: Readonly<Record<string, string>> = {};
  #server: ChildProcess | null = null;
  readonly #beginning: string;
  port = 0;

  /**
   * @param root Has the folders `content` and `static`, of which a repository is made.
   * @param project The folder that the desk runs in, and whose site it publishes.
   */
  constructor(
    readonly root = copyOfContent(),
    readonly project = process.cwd(),
  ) {
    this.git("init", "--quiet");
    this.git("config", "user.name", "Redaksjonen");
    this.git("config", "user.email", "redaksjonen@example.no");
    this.git("add", "--", "content", "static");
    this.git("commit", "--quiet", "--message=Begynnelse");
    this.#beginning = this.git("rev-parse", "HEAD");
  }

  /** Takes the content and its history back to what they were at first; what the desk keeps for itself stays. */
  async reset(): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (let isReset = false; !isReset; ) {
      try {
        this.git("reset", "--quiet", "--hard", this.#beginning);
        isReset = true;
      } catch (error) {
        // The desk may still be committing what the test has saved.
        if (Date.now() > until) throw error;
        await pause(100);
      }
    }
    this.git("clean", "--quiet", "-d", "--force", "--", "content", "static");
  }

  git(...given: readonly string[]): string {
    return execFileSync("git", given, { cwd: this.root, encoding: "utf8" }).trim();
  }

  read(file: string): string {
    return readFileSync(join(this.root, "content", file), "utf8");
  }

  /** A file that the desk keeps for itself; empty when there is none. */
  readState(file: string): string {
    const path = join(this.root, "state", file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** A file of the preview's copy of the content. */
  readPreview(file: string): string {
    return this.readState(join("preview/content", file));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, "content", file), text);
  }

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  #environment(): NodeJS.ProcessEnv {
    const isHosted = Object.keys(this.hosting).length > 0;
    return {
      ...process.env,
      EDITOR_PORT: String(this.port),
      // Gatsby takes minutes to start: tests/workshop/desk-preview.spec.ts has it.
      EDITOR_PREVIEW: this.previewAddress,
      EDITOR_STATE: join(this.root, "state"),
      REFRESH_STATE: join(this.root, "refresh"),
      CONTENT_DIR: join(this.root, "content"),
      ...(isHosted && { EDITOR_ORIGIN: this.address }),
      ...this.hosting,
      ...this.settings,
    };
  }

  /** The link of an invitation, by the operator's command. */
  invite(email: string, role: string): string {
    const args = ["--import", "tsx", "editor/server/invite.ts", "--email", email, "--role", role];
    const told = execFileSync(process.execPath, args, { env: this.#environment(), encoding: "utf8" });
    return /^http\S+$/m.exec(told)?.[0] ?? "";
  }

  async start(): Promise<void> {
    this.port ||= await freePort("127.0.0.1");
    this.#server = spawn(process.execPath, ["--import", "tsx", "editor/server/main.ts"], {
      cwd: this.project,
      env: this.#environment(),
      stdio: "inherit",
    });
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      // Behind a web server it refuses who asks it directly.
      const answer = await fetch(`${this.address}/api/innlogging`).catch(() => null);
      if (answer !== null) return;
      await pause(200);
    }
    throw new Error("The desk has not started.");
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    await new Promise((resolve) => {
      server.once("exit", resolve);
      server.kill("SIGKILL");
    });
    this.#server = null;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Runs for as long as it is used, and is removed. */
  async lend(use: (desk: Desk) => Promise<void>): Promise<void> {
    await this.start();
    await use(this);
    await this.kill();
    this.remove();
  }
}

/** Each worker has a desk of its own, and each test of it begins with the same content. */
export const test = base.extend<{ desk: Desk }, { workersDesk: Desk }>({
  // The tour has been taken: tour.spec.ts is about the first start. The week is whole, whatever the day.
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      localStorage.setItem("redaksjon omvisning", "sett");
      localStorage.setItem("redaksjon hele uka", "ja");
    });
    await use(context);
  },
  desk: async ({ workersDesk }, use) => {
    await use(workersDesk);
    await workersDesk.reset();
  },
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => new Desk().lend(use),
    { scope: "worker" },
  ],
});

export { expect } from "@playwright/test";
