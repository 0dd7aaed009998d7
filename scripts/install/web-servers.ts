import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The paths of the programs in Debian's packages. */
export const NGINX = "/usr/sbin/nginx";
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const CADDY = "/usr/bin/caddy";
/** Makes a temporary certificate for nginx. */
export const OPENSSL = "/usr/bin/openssl";

const PACKAGES = [
  { file: NGINX, name: "nginx" },
  { file: BROTLI_MODULE, name: "libnginx-mod-http-brotli-static" },
  { file: CADDY, name: "caddy" },
  { file: OPENSSL, name: "openssl" },
] as const;

const missing = (besides?: string): readonly string[] =>
  PACKAGES.filter(({ file }) => file !== besides && !existsSync(file)).map(({ name }) => name);

const listText = (names: readonly string[]): string | null =>
  names.length === 0 ? null : `not installed: ${names.join(", ")}`;

/** Why tests with nginx and Caddy are impossible; null when they are possible. */
export const lackingServers = (): string | null => listText(missing());

/** The same for tests that send nothing of a built site. */
export const lackingProxies = (): string | null => listText(missing(BROTLI_MODULE));

/** Installs nginx and Caddy from Debian, where possible; elsewhere it prints which tests are skipped. */
export const ensureWebServers = (): void => {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing with apt: ${missing().join(", ")}.`);
    try {
      execFileSync("apt-get", ["update"], { stdio: "inherit", timeout: 600_000 });
      const install = ["install", "-y", "--no-install-recommends", ...missing()];
      execFileSync("apt-get", install, { stdio: "inherit", timeout: 600_000 });
    } catch (error) {
      console.log(`apt failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`nginx and Caddy: ${lackingServers() ?? "installed"}`);
};
