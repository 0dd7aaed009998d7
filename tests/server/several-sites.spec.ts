import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { lackingServers } from "../../scripts/install/web-servers";
import { contentSecurityPolicy } from "../../server/rules/content-security-policy";
import { PLAIN_SITE, type SiteFacts } from "../../server/rules/site-facts";
import { ask } from "./support/ask";
import { type Running, startNginxForAll } from "./support/servers";

/** A site, the one that is prepared beside it, and another house, in one nginx. */

const site = (facts: Partial<SiteFacts>): SiteFacts => ({ ...PLAIN_SITE, ...facts });

const REAL = site({
  host: "vikahuset.example.no",
  aliases: ["www.vikahuset.example.no"],
  published: true,
  redirects: [{ from: "/gammel", to: "/ny" }],
  filmPlatforms: ["https://film.example.no"],
});
/** As a build gives them while `stage` is `test`. */
const PREPARED = site({ host: "test.vikahuset.example.no", redirects: [{ from: "/gammel", to: "/nyere" }] });
const OTHER = site({ host: "fjellhuset.example.no", published: true, players: ["https://video.example.no"] });
const SITES = [REAL, PREPARED, OTHER];

let root = "";
let nginx: Running;

const ofHost = (host: string, path: string) => ask({ port: nginx.port, host, path });

const testsOfNginx = (): void => {
  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "several-sites-"));
    for (const { host } of SITES) {
      mkdirSync(join(root, host, "om-oss"), { recursive: true });
      writeFileSync(join(root, host, "index.html"), `<p>Forsiden til ${host}</p>`);
      writeFileSync(join(root, host, "om-oss/index.html"), `<p>Om ${host}</p>`);
      writeFileSync(join(root, host, "404.html"), `<p>Ikke hos ${host}</p>`);
      writeFileSync(join(root, host, `bare-${host}.txt`), host);
    }
    nginx = await startNginxForAll(SITES.map((facts) => ({ publicRoot: join(root, facts.host), facts })));
  });
  test.afterAll(async () => {
    await nginx.stop();
    rmSync(root, { recursive: true, force: true });
  });

  test("each serves its own files, and none of the others'", async () => {
    for (const { host } of SITES) {
      for (const path of ["/", "/om-oss"]) {
        const { status, body } = await ofHost(host, path);
        expect([status, body.toString()]).toEqual([200, expect.stringContaining(` ${host}</p>`)]);
      }
      for (const other of SITES) {
        const { status } = await ofHost(host, `/bare-${other.host}.txt`);
        expect(status, `${other.host} at ${host}`).toBe(other.host === host ? 200 : 404);
      }
      expect((await ofHost(host, "/borte")).body.toString()).toContain(`Ikke hos ${host}`);
    }
  });

  test("only the one in preparation is closed to search engines", async () => {
    for (const { host, published } of SITES) {
      for (const path of ["/", "/om-oss", "/borte"]) {
        const { headers } = await ofHost(host, path);
        expect(headers["x-robots-tag"], host + path).toBe(published ? undefined : "noindex");
      }
    }
  });

  test("each has its own policy, redirects and other names", async () => {
    for (const facts of SITES) {
      const { headers } = await ofHost(facts.host, "/");
      expect(headers["content-security-policy"], facts.host).toBe(contentSecurityPolicy(facts));
    }
    const targets = await Promise.all(SITES.map(async ({ host }) => (await ofHost(host, "/gammel")).headers.location));
    expect(targets).toEqual(["/ny", "/nyere", undefined]);
    const alias = await ofHost("www.vikahuset.example.no", "/om-oss");
    expect([alias.status, alias.headers.location]).toEqual([301, "https://vikahuset.example.no/om-oss"]);
  });
};

const lacking = lackingServers();
if (lacking === null) testsOfNginx();
else console.log(`nginx is not tested with several sites here: ${lacking}`);
