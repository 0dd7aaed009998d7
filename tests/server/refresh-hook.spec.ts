import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { lackingServers } from "../../scripts/install/web-servers";
import { HOOK_PATH, refreshHook } from "../../server/releases/refresh-hook";
import { freePort } from "../support/free-port";
import { ask, type Question } from "./support/ask";
import { type Running, startConfiguredCaddy, startConfiguredNginx } from "./support/servers";

/** The recipes by which a ticket system reaches `npm run refresh -- --listen`. */

const HOST = "oppdater.kulturhuset.example.no";
const SECRET = "en-hemmelighet-som-er-lang-nok";
const BODY_BYTES = 100_000;

interface Ports {
  readonly https: number;
  readonly hook: string;
}

const readRecipe = (name: string): string => readFileSync(`docs/recipes/${name}`, "utf8");

/** The recipes, with other ports and a test certificate. */
const SERVERS: Readonly<Record<string, (ports: Ports) => Promise<Running>>> = {
  nginx: ({ https, hook }) =>
    startConfiguredNginx({
      host: HOST,
      port: https,
      config: ({ certificate, key }) =>
        readRecipe("oppdater-nginx.conf")
          .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
          .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
          .replaceAll(/listen \[::\]:.*;/g, "")
          .replaceAll("listen 443", `listen localhost:${https}`)
          .replaceAll("127.0.0.1:8300", hook),
    }),
  Caddy: ({ https, hook }) =>
    startConfiguredCaddy({
      host: HOST,
      port: https,
      config: ({ certificate, key }) =>
        readRecipe("oppdater-Caddyfile")
          .replace(`\n${HOST} {`, `\nhttps://${HOST}:${https} {\n\ttls ${certificate} ${key}`)
          .replaceAll("127.0.0.1:8300", hook),
    }),
};

const lacking = lackingServers();
if (lacking !== null) console.log(`The recipes of the refresh call are not tested here: ${lacking}`);

for (const [name, start] of Object.entries(lacking === null ? SERVERS : {})) {
  test(`${name} lets a ticket system ask for a refresh, and nothing else`, async () => {
    let asked = 0;
    const requestRefresh = () => {
      asked += 1;
      return "started" as const;
    };
    const app = await refreshHook({ secret: SECRET, requestRefresh });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const https = await freePort();
    const server = await start({ https, hook: new URL(app.listeningOrigin).host });
    const call = async (question: Partial<Question> = {}) =>
      (
        await ask({
          port: https,
          host: HOST,
          secure: true,
          path: HOOK_PATH,
          method: "POST",
          headers: { Authorization: `Bearer ${SECRET}` },
          ...question,
        })
      ).status;
    try {
      expect(await call()).toBe(202);
      expect(await call({ body: "<anything/>" })).toBe(202);
      expect(asked).toBe(2);
      expect(await call({ headers: {} })).toBe(401);
      expect(await call({ method: "GET" })).toBe(405);
      expect(await call({ path: "/" })).toBe(404);
      expect(await call({ path: `${HOOK_PATH}/mer` })).toBe(404);
      // Caddy answers 502 when the hook, which reads the length first, refuses before the body has been sent.
      expect([413, 502]).toContain(await call({ body: "x".repeat(BODY_BYTES) }));
      expect(asked).toBe(2);
    } finally {
      await server.stop();
      await app.close();
    }
  });
}
