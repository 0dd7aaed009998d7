import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { lackingServers } from "../../scripts/install/web-servers";
import { publishRelease, rollBack } from "../../server/releases/publish-release";
import { ask } from "./support/ask";
import { FACTS } from "./support/built-site";
import { startCaddy, startNginx, startOwn } from "./support/servers";

/** Releases are swapped while visitors request pages. */

const SIZE = 400_000;
const SWAPS = 20;

const lacking = lackingServers();
if (lacking !== null) console.log(`nginx and Caddy are not tested with releases here: ${lacking}`);

const STARTS = lacking === null ? { own: startOwn, nginx: startNginx, caddy: startCaddy } : { own: startOwn };

for (const [name, start] of Object.entries(STARTS)) {
  test(`${name} serves whole pages of one release while releases are swapped`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "kulturhus-swaps-"));
    const root = join(folder, "served");
    const publicRoot = join(folder, "public");
    for (const made of [publicRoot, join(folder, "publishing")]) mkdirSync(made);
    const publish = async (letter: string): Promise<void> => {
      writeFileSync(join(publicRoot, "index.html"), letter.repeat(SIZE));
      const failed = await publishRelease({
        root,
        publicRoot,
        configuration: join(folder, "publishing"),
        reload: null,
      });
      expect(failed).toBeNull();
    };
    await publish("a");
    const server = await start({ publicRoot: join(root, "current/public"), facts: FACTS });
    try {
      let isSwapping = true;
      const seen = new Set<string>();
      const visit = async (): Promise<void> => {
        while (isSwapping) {
          const { status, body } = await ask({ port: server.port, host: FACTS.host, path: "/" });
          const [letter = ""] = body.toString("utf8");
          expect(status).toBe(200);
          expect(body.length).toBe(SIZE);
          expect(body.every((byte) => byte === letter.charCodeAt(0))).toBe(true);
          seen.add(letter);
        }
      };
      const swap = async (): Promise<void> => {
        for (let number = 1; number <= SWAPS; number += 1) {
          if (number % 5 === 0) expect(await rollBack(root, null)).toHaveProperty("name");
          else await publish(number % 2 === 0 ? "a" : "b");
        }
      };
      await Promise.all([
        swap().finally(() => {
          isSwapping = false;
        }),
        visit(),
        visit(),
        visit(),
      ]);
      expect([...seen].sort()).toEqual(["a", "b"]);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
