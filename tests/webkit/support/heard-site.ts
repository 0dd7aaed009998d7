import { resolve } from "node:path";
import { builtIn, startChangingSite } from "../../browser/support/changing-site";
import { platformScripts } from "../../browser/support/film-platform";

const ADDRESS = "/meldt-feil";

/**
 * Before the site's own start script: reports what goes wrong from then on. WebKitGTK's driver has no log of the
 * console, and no script that runs before those of a page.
 */
const REPORTER = `{
  const report = (...words) => fetch("${ADDRESS}?" + encodeURIComponent(location.pathname + ": " + words.join(" ")));
  addEventListener("error", ({ message }) => report(message));
  addEventListener("unhandledrejection", ({ reason }) => report("unhandled", reason));
  addEventListener("securitypolicyviolation", (event) => report(event.effectiveDirective, event.blockedURI));
  const { error } = console;
  console.error = (...words) => { report(...words); error(...words); };
}
`;

/** The built site on a free port, with a film platform, and the errors of its pages. */
export const startHeardSite = async (platform: string) => {
  const built = builtIn(resolve("."));
  const site = await startChangingSite(built);
  const errors: string[] = [];
  const scripts = platformScripts(built, platform, REPORTER);
  site.intervene((request, response) => {
    const [path, words = ""] = (request.url ?? "").split("?");
    if (path !== ADDRESS) return scripts(request, response);
    errors.push(decodeURIComponent(words));
    response.writeHead(204).end();
    return true;
  });
  return { origin: site.origin, errors, close: site.goAway };
};
