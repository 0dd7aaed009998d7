import { resolve } from "node:path";
import { caddyfile } from "../../server/hosts/caddyfile";
import { headersFile } from "../../server/hosts/headers-file";
import { nginxConfig } from "../../server/hosts/nginx-config";
import { redirectsFile } from "../../server/hosts/redirects-file";
import { removeStalePacked } from "../../server/packing/packed-files";
import type { SiteFacts } from "../../server/rules/site-facts";
import { writeWhenChanged } from "../write-when-changed";

/** The folder of the built site on the server, unless SERVED_FROM is set; one in preparation has its own. */
const servedFrom = (stage: string): string =>
  stage === "production" ? "/srv/kulturhus/public" : `/srv/kulturhus-${stage}/public`;

/**
 * Writes the server rules for each kind of host: into the built site for hosts that read them there, beside it for
 * servers that are configured, and for `npm run serve`.
 */
export const writePublishing = (facts: SiteFacts, publicRoot: string, stage = "production"): void => {
  const root = process.env.SERVED_FROM ?? servedFrom(stage);
  writeWhenChanged(resolve(".cache/site-server.json"), `${JSON.stringify(facts, null, 2)}\n`);
  writeWhenChanged(resolve(publicRoot, "_headers"), headersFile(facts, publicRoot));
  writeWhenChanged(resolve(publicRoot, "_redirects"), redirectsFile(facts));
  writeWhenChanged(resolve("publishing/nginx.conf"), nginxConfig(facts, { root }));
  writeWhenChanged(resolve("publishing/Caddyfile"), caddyfile(facts, { root }));
  removeStalePacked(publicRoot);
};
