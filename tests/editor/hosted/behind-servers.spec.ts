import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { lackingProxies } from "../../../scripts/install/web-servers";
import { ask, type Question } from "../../server/support/ask";
import { type Running, startConfiguredCaddy, startConfiguredNginx } from "../../server/support/servers";
import { freePort } from "../../support/free-port";
import { Desk, expect, test } from "../support/desk";

const HOST = "rediger.kulturhuset.example.no";
const ORIGIN = `https://${HOST}`;
const PASSWORD = "lerret og lys i salen";

interface Ports {
  readonly desk: number;
  readonly preview: number;
  readonly https: number;
  readonly previewHttps: number;
  readonly http: number;
}

const readRecipe = (name: string): string => readFileSync(`docs/recipes/${name}`, "utf8");

/** The recipes, with other ports and a test certificate. */
const SERVERS: Readonly<Record<string, (ports: Ports) => Promise<Running>>> = {
  nginx: (ports) =>
    startConfiguredNginx({
      host: HOST,
      port: ports.https,
      config: ({ certificate, key }) =>
        readRecipe("redaksjon-nginx.conf")
          .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
          .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
          .replaceAll(/listen \[::\]:.*;/g, "")
          .replaceAll("listen 80;", `listen localhost:${ports.http};`)
          .replaceAll("listen 443", `listen localhost:${ports.https}`)
          .replaceAll("listen 8443", `listen localhost:${ports.previewHttps}`)
          .replaceAll("127.0.0.1:8200", `127.0.0.1:${ports.desk}`)
          .replaceAll("127.0.0.1:8201", `127.0.0.1:${ports.preview}`),
    }),
  Caddy: (ports) =>
    startConfiguredCaddy({
      host: HOST,
      port: ports.https,
      config: ({ certificate, key }) =>
        readRecipe("redaksjon-Caddyfile")
          .replace(`\n${HOST} {`, `\nhttps://${HOST}:${ports.https} {\n\ttls ${certificate} ${key}`)
          .replace(`\n${HOST}:8443 {`, `\nhttps://${HOST}:${ports.previewHttps} {\n\ttls ${certificate} ${key}`)
          .replaceAll("127.0.0.1:8200", `127.0.0.1:${ports.desk}`)
          .replaceAll("127.0.0.1:8201", `127.0.0.1:${ports.preview}`),
    }),
};

const startAll = async (start: (ports: Ports) => Promise<Running>) => {
  const pages = createServer(({ headers }, answer) => answer.end(JSON.stringify(headers))).listen(0, "127.0.0.1");
  await once(pages, "listening");
  const address = pages.address();
  const preview = typeof address === "object" && address !== null ? address.port : 0;
  const ports = {
    desk: await freePort(),
    preview,
    https: await freePort(),
    previewHttps: await freePort(),
    http: await freePort(),
  };
  const desk = new Desk();
  desk.port = ports.desk;
  desk.hosting = { EDITOR_ORIGIN: ORIGIN, EDITOR_PREVIEW_ORIGIN: `${ORIGIN}:8443` };
  await desk.start();
  const server = await start(ports);
  const stop = async () => {
    await server.stop();
    await desk.kill();
    pages.close();
    desk.remove();
  };
  return { desk, ports, stop };
};

const change = { Origin: ORIGIN, "Content-Type": "application/json" };

const lacking = lackingProxies();

const proveBehind = (name: string, start: (ports: Ports) => Promise<Running>): void => {
  test(`the desk works behind ${name} by its recipe, which lets nobody claim to be another`, async () => {
    // Shown among the results as skipped, so that nobody takes their absence for success.
    test.info().skip(lacking !== null, `The web servers are ${lacking}`);
    const { desk, ports, stop } = await startAll(start);
    try {
      const asked = (question: Partial<Question> & { readonly path: string }) =>
        ask({ port: ports.https, host: HOST, secure: true, ...question });
      const page = await asked({ path: "/" });
      expect(page.status).toBe(200);
      expect(page.headers["content-security-policy"]).toContain(`frame-src ${ORIGIN}:8443`);
      expect((await asked({ path: "/api/desk" })).status).toBe(401);

      const secret = desk.invite("mona@example.no", "admin").split("/").at(-1);
      const spoofed = { "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "http", Forwarded: "for=203.0.113.9" };
      const accepted = await asked({
        path: "/api/invitasjon/svar",
        method: "POST",
        headers: { ...change, ...spoofed, "X-Forwarded-Host": "ond.example.no" },
        body: JSON.stringify({ secret, name: "Mona", password: PASSWORD }),
      });
      expect(accepted.status).toBe(200);
      const Cookie = accepted.headers["set-cookie"]?.[0]?.split(";")[0] ?? "";
      const audit = await asked({ path: "/api/hendelser", headers: { Cookie } });
      expect(audit.status).toBe(200);
      expect(audit.body.toString()).toContain('"address":"127.0.0.1"');
      expect(audit.body.toString()).not.toContain("203.0.113.9");

      const foreign = await asked({ path: "/api/innlogging", headers: { Cookie, Host: "ond.example.no" } });
      expect(foreign.body.toString()).not.toContain("Mona");
      const forged = { Cookie, ...change, Origin: "https://www.example.no" };
      const body = JSON.stringify({ email: "ond@example.no", role: "admin" });
      const path = "/api/kontoer/invitasjoner";
      expect((await asked({ path, method: "POST", headers: forged, body })).status).toBe(403);
      expect((await ask({ port: ports.desk, host: HOST, path: "/" })).status, "directly, without TLS").toBe(403);

      const picture = await asked({
        path: "/api/bilder/nytt?name=a.jpg&title=a&beside=&kind=pages&editor=",
        method: "POST",
        headers: { Cookie, Origin: ORIGIN, "Content-Type": "application/octet-stream" },
        body: Buffer.alloc(20_000_000, "x"),
      });
      expect(picture.body.toString()).toContain("ikke et bilde");

      const previewed = (where: string, headers = {}) => asked({ port: ports.previewHttps, path: where, headers });
      expect((await previewed("/kinoprogram")).status).toBe(401);
      const shown = await previewed("/kinoprogram", { Cookie });
      expect(shown.status).toBe(200);
      expect(shown.body.toString()).not.toContain("__Host-");
      for (const tool of ["/___graphql", "/__original-stack-frame?x=1", "/__file-code-frame?filePath=/etc/passwd"])
        expect((await previewed(tool, { Cookie })).status).toBe(404);
    } finally {
      await stop();
    }
  });
};

for (const [name, start] of Object.entries(SERVERS)) proveBehind(name, start);
