import { existsSync } from "node:fs";
import { BROTLI_MODULE, CADDY, lackingProxies, lackingServers, NGINX, OPENSSL } from "./web-servers";

const PACKAGES = [
  [NGINX, "nginx"],
  [BROTLI_MODULE, "libnginx-mod-http-brotli-static"],
  [CADDY, "caddy"],
  [OPENSSL, "openssl"],
] as const;

/** The message about programs that this machine lacks. */
const lacking = (files: readonly (readonly [file: string, name: string])[]): string | null => {
  const names = files.flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  return names.length === 0 ? null : `not installed: ${names.join(", ")}`;
};

test("tests of servers are skipped by what is missing, those of proxies not for want of packed files", () => {
  expect(lackingServers()).toBe(lacking(PACKAGES));
  expect(lackingProxies()).toBe(lacking(PACKAGES.filter(([file]) => file !== BROTLI_MODULE)));
});
