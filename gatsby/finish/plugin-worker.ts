import { FALLBACK_PAGE } from "../../domain/offline-fallback";
import { relyOn } from "../../domain/rely-on";
import { RULES } from "../options/offline-options";

const WHERE = "the worker of gatsby-plugin-offline";

const DISABLED_RULE = "workbox.routing.registerRoute(/(?!)/, new workbox.strategies.NetworkOnly(), 'GET');";

/** Besides the rules: the plugin's route for navigations and the one for its own messages. */
const OTHER_ROUTES = [
  "registerRoute(navigationRoute)",
  "registerRoute(/\\/.gatsby-plugin-offline:.+/, handleAPIRequest)",
];

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Asserts that gatsby-plugin-offline has written a worker in which every rule for caching is disabled. A rule that is
 * left would cache page data forever.
 */
export const assertPluginWorker = (script: string): void => {
  relyOn(countOf(script, DISABLED_RULE) === RULES, {
    expected: `caching rules, ${RULES} of them, all disabled`,
    where: WHERE,
  });
  relyOn(countOf(script, "workbox.strategies") === RULES, {
    expected: "no strategy besides those of the disabled rules",
    where: WHERE,
  });
  relyOn(
    OTHER_ROUTES.every((route) => countOf(script, route) === 1) &&
      countOf(script, "registerRoute(") === RULES + OTHER_ROUTES.length,
    { expected: "no route besides the plugin's own two", where: WHERE },
  );
  relyOn(script.includes(`"url": "${FALLBACK_PAGE}"`), {
    expected: `${FALLBACK_PAGE} among the precached files`,
    where: WHERE,
  });
};
