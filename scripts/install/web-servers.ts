import { ensurePackages, lackingOf } from "./debian-packages";

/** The paths of the programs in Debian's packages. */
export const NGINX = "/usr/sbin/nginx";
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
export const CADDY = "/usr/bin/caddy";
/** Creates a temporary certificate for nginx. */
export const OPENSSL = "/usr/bin/openssl";

const PACKAGES = [
  { file: NGINX, name: "nginx" },
  { file: BROTLI_MODULE, name: "libnginx-mod-http-brotli-static" },
  { file: CADDY, name: "caddy" },
  { file: OPENSSL, name: "openssl" },
] as const;

/** Why tests with nginx and Caddy cannot run; null when they can. */
export const lackingServers = (): string | null => lackingOf(PACKAGES);

/** The same for tests that need no files of a built site. */
export const lackingProxies = (): string | null => lackingOf(PACKAGES.filter(({ file }) => file !== BROTLI_MODULE));

/** Installs nginx and Caddy from Debian, where possible; elsewhere prints which tests are skipped. */
export const ensureWebServers = (): void => ensurePackages("nginx and Caddy", PACKAGES);
