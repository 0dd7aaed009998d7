import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROTLI_MODULE, CADDY, NGINX, OPENSSL } from "../../../scripts/install/web-servers";
import { caddyfile } from "../../../server/hosts/caddyfile";
import { nginxConfig } from "../../../server/hosts/nginx-config";
import type { SiteFacts } from "../../../server/rules/site-facts";
import { serveOn } from "../../../server/serve-on";
import { siteServer } from "../../../server/site-server";
import { freePort } from "../../support/free-port";

export interface Running {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Site {
  readonly publicRoot: string;
  readonly facts: SiteFacts;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

/** Runs a program in a folder of its own until it responds; its output is the error message when it does not. */
const run = async (program: string, args: readonly string[], { folder, port }: { folder: string; port: number }) => {
  let output = "";
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child: ChildProcess = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => {
      output += part.toString();
    });
  }
  for (let tries = 0; tries < 200 && child.exitCode === null; tries += 1) {
    if (await answers(port)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.exitCode !== null || !(await answers(port))) {
    await stop();
    throw new Error(`${program} does not answer: ${output}`);
  }
  return { port, stop };
};

export const startOwn = async ({ publicRoot, facts }: Site): Promise<Running> => {
  const { url, close } = await serveOn(siteServer({ publicRoot, facts }));
  return { port: Number(new URL(url).port), stop: close };
};

/** Runs nginx with a site's configuration, independently of the machine's. */
const runNginx = (folder: string, config: string, port: number): Promise<Running> => {
  writeFileSync(join(folder, "site.conf"), config);
  const kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    [
      // Needed by the configuration of a site, which sends built files.
      ...(existsSync(BROTLI_MODULE) ? [`load_module ${BROTLI_MODULE};`] : []),
      // Started by root, nginx would run as a user who may not read this folder.
      ...(process.getuid?.() === 0 ? ["user root;"] : []),
      "daemon off;",
      "worker_processes 1;",
      `pid ${folder}/nginx.pid;`,
      "error_log stderr warn;",
      "events {}",
      `http { access_log off; ${kept.join(" ")} include ${folder}/site.conf; }`,
    ].join("\n"),
  );
  return run(NGINX, ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"], { folder, port });
};

export const startNginx = async ({ publicRoot, facts }: Site): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-nginx-"));
  const port = await freePort();
  return runNginx(folder, nginxConfig(facts, { root: publicRoot, listen: `localhost:${port}` }), port);
};

/** Several sites in one nginx, on one port, each by its host. */
export const startNginxForAll = async (sites: readonly Site[]): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-nginx-"));
  const port = await freePort();
  const listen = `localhost:${port}`;
  const configs = sites.map(({ publicRoot, facts }) => nginxConfig(facts, { root: publicRoot, listen }));
  return runNginx(folder, configs.join("\n"), port);
};

const makeCertificate = (folder: string, host: string) => {
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const making = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", `/CN=${host}`];
  const names = ["-addext", `subjectAltName=DNS:${host}`];
  execFileSync(OPENSSL, [...making, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { certificate, key };
};

/** nginx with the production configuration, except for its ports and a test certificate. */
export const startNginxWithCertificate = async ({ publicRoot, facts }: Site): Promise<Running & { https: number }> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  const { certificate, key } = makeCertificate(folder, facts.host);
  const config = nginxConfig(facts, { root: publicRoot })
    .replaceAll(`/etc/letsencrypt/live/${facts.host}/fullchain.pem`, certificate)
    .replaceAll(`/etc/letsencrypt/live/${facts.host}/privkey.pem`, key)
    .replaceAll(/listen \[::\]:.*;/g, "")
    .replaceAll("listen 443", `listen localhost:${https}`)
    .replaceAll("listen 80", `listen localhost:${http}`);
  return { ...(await runNginx(folder, config, http)), https };
};

/** A configuration for a host with a test certificate; `port` is one that it listens on. */
interface Configured {
  readonly host: string;
  readonly port: number;
  readonly config: (files: { readonly certificate: string; readonly key: string }) => string;
}

export const startConfiguredNginx = ({ host, port, config }: Configured): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-nginx-"));
  return runNginx(folder, config(makeCertificate(folder, host)), port);
};

const CADDY_ALONE = "{\n\tadmin off\n\tauto_https off\n\tdefault_bind localhost\n}\n";

export const startConfiguredCaddy = ({ host, port, config }: Configured): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-caddy-"));
  writeFileSync(join(folder, "Caddyfile"), `${CADDY_ALONE}${config(makeCertificate(folder, host))}`);
  return run(CADDY, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], { folder, port });
};

export const startCaddy = async ({ publicRoot, facts }: Site): Promise<Running> => {
  const folder = mkdtempSync(join(tmpdir(), "kulturhus-caddy-"));
  const port = await freePort();
  writeFileSync(join(folder, "Caddyfile"), `${CADDY_ALONE}${caddyfile(facts, { root: publicRoot, port })}`);
  return run(CADDY, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], { folder, port });
};
