import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { encodedPath, redirectPath } from "../../domain/addresses/redirect-path";
import { lackingServers } from "../../scripts/install/web-servers";
import { asLocation } from "../../server/rules/redirects";
import { siteFactsSchema } from "../../server/rules/site-facts";
import { hostileText } from "../unit/hostile-text";
import { ask } from "./support/ask";
import { FACTS, PUBLIC_ROOT } from "./support/built-site";
import { startCaddy, startNginx, startOwn } from "./support/servers";

/** Redirects that try to break out of the servers' configuration, each path once; the same in each run. */
const REDIRECTS = (() => {
  const texts = fc.sample(fc.tuple(hostileText, hostileText), { numRuns: 400, seed: 20261122 });
  const pairs = texts.flatMap(([from, to]) => {
    const path = redirectPath(`/x-${from}`);
    return path === null ? [] : [[path, `/${to.replaceAll("?", "")}`] as const];
  });
  return [...new Map(pairs)].map(([from, to]) => ({ from, to }));
})();

const facts = siteFactsSchema.parse({ ...FACTS, redirects: REDIRECTS });

for (const [name, start] of [
  ["our own server", startOwn],
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const) {
  const lacking = start === startOwn ? null : lackingServers();
  if (lacking !== null) {
    console.log(`${name} is not tested here: ${lacking}`);
    continue;
  }
  test(`${name} starts with redirects of any text, and follows each literally`, async () => {
    expect(REDIRECTS.length).toBeGreaterThan(150);
    const running = await start({ publicRoot: PUBLIC_ROOT, facts });
    try {
      for (const { from, to } of REDIRECTS) {
        const { status, headers } = await ask({ port: running.port, host: FACTS.host, path: encodedPath(from) });
        expect([status, headers.location], JSON.stringify({ from, to })).toEqual([301, asLocation(to)]);
      }
    } finally {
      await running.stop();
    }
  });
}
