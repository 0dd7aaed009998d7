import { resolve } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { readSiteFacts } from "../../../server/read-site-facts";
import type { SiteFacts } from "../../../server/rules/site-facts";
import { type Served, serveOn } from "../../../server/serve-on";
import { siteServer } from "../../../server/site-server";

/**
 * The built site with the published policy. The other tests' server lets pages call any film platform on this machine;
 * here only the given one is allowed, as in a build with its address.
 */
export const startStrictSite = async (
  filmPlatforms: readonly string[] = [],
  changed: Partial<SiteFacts> = {},
): Promise<Served> => {
  const origins = filmPlatforms.map((address) => new URL(address).origin);
  const facts = { ...readSiteFacts({ env: {} }), filmPlatforms: origins, ...changed };
  return serveOn(siteServer({ publicRoot: resolve("public"), facts }));
};

/**
 * The violations of the content security policy on a context's pages, from now on: "script-src-elem: inline at
 * /filmer".
 */
export const violationsIn = async (context: BrowserContext): Promise<readonly string[]> => {
  const violations: string[] = [];
  await context.exposeFunction("tellViolation", (violation: string) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, "tellViolation");
      if (typeof tell === "function") tell(`${effectiveDirective}: ${blockedURI} at ${location.pathname}`);
    });
  });
  return violations;
};
