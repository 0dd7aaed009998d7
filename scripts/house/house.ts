import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { copyCode } from "../../editor/server/preview/working-copy";
import { DESK_SCRIPTS, HOUSE_SCRIPTS, OWN_FOLDERS } from "./house-scripts";

const USAGE = `Bygger og viser et hus i en egen mappe, så flere hus kan bygges fra samme kode samtidig:

  npm run house -- ../vikahuset build        bygger innholdet i ../vikahuset/content
  npm run house -- ../vikahuset start        bygger det og viser det
  npm run house -- ../vikahuset refresh      henter, kontrollerer, bygger og publiserer det

Andre kommandoer: ${[...HOUSE_SCRIPTS, ...DESK_SCRIPTS].filter((name) => !["build", "start", "refresh"].includes(name)).join(", ")}.
Det som bygges, ligger i ../vikahuset/bygg/public og ../vikahuset/bygg/publishing.`;

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

const ownFolders = (folder: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    OWN_FOLDERS.flatMap((name) => {
      const { [name]: path } = process.env;
      return path ? [[name, resolve(folder, path)]] : [];
    }),
  );

/**
 * `npm run house`: runs one of the project's scripts for a house in a folder of its own. Gatsby has one `.cache` and
 * one `public` per folder, so each house has a copy of the code beside its content.
 */
const main = (): void => {
  const [folder, script = "", ...args] = process.argv.slice(2);
  if (folder === undefined || !isIn([...HOUSE_SCRIPTS, ...DESK_SCRIPTS], script)) {
    console.log(USAGE);
    process.exitCode = 1;
    return;
  }
  const contentRoot = resolve(folder, "content");
  if (script !== "restore" && !existsSync(contentRoot)) throw new Error(`Mappen ${contentRoot} finnes ikke.`);
  const root = resolve(folder, "bygg");
  const isOfDesk = isIn(DESK_SCRIPTS, script);
  if (!isOfDesk) {
    mkdirSync(root, { recursive: true });
    copyCode(root);
  }
  const child = spawn("npm", ["run", "--silent", script, ...(args.length > 0 ? ["--", ...args] : [])], {
    cwd: isOfDesk ? "." : root,
    env: { ...process.env, ...ownFolders(folder), CONTENT_DIR: contentRoot, HOUSE_BUILD: root },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
  // The script also receives Ctrl-C, and exits by itself; other signals are passed on.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
