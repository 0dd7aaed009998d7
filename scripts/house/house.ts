import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { copyCode } from "../../editor/server/preview/working-copy";

const USAGE = `Bygger og viser et hus i en egen mappe, så flere hus kan bygges fra samme kode samtidig:

  npm run house -- ../vikahuset build        bygger innholdet i ../vikahuset/content
  npm run house -- ../vikahuset start        bygger det og viser det
  npm run house -- ../vikahuset compress

Det som bygges, ligger i ../vikahuset/bygg/public og ../vikahuset/bygg/publishing.`;

const SCRIPTS = ["build", "compress", "serve", "start", "check:content", "develop"];

/**
 * `npm run house`: runs one of the project's scripts for a house in a folder of its own. Gatsby has one `.cache` and
 * one `public` for each folder, so each house has a copy of the code beside its content.
 */
const main = (): void => {
  const [folder, script = "", ...args] = process.argv.slice(2);
  if (folder === undefined || !SCRIPTS.includes(script)) {
    console.log(USAGE);
    process.exitCode = 1;
    return;
  }
  const contentRoot = resolve(folder, "content");
  if (!existsSync(contentRoot)) throw new Error(`Mappen ${contentRoot} finnes ikke.`);
  const root = resolve(folder, "bygg");
  mkdirSync(root, { recursive: true });
  copyCode(root);
  const child = spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: contentRoot },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
  // The script receives Ctrl-C too, and ends by itself; other signals are passed on.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
