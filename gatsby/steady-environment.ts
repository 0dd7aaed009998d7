import { isRecord } from "./is-record";

const VARIABLE = /^process\.env\.(\w+)$/;

/** What Gatsby's scripts ask for, and what a house may give its own scripts. */
const ASKED_FOR = /^(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

/** What tells Gatsby how to run; no script asks for it. */
const OF_THE_RUN = /^GATSBY_(?:CPU_COUNT|LOGGER|REPORTER_ISVERBOSE|TELEMETRY_DISABLED)$/;

/**
 * Gatsby has webpack replace the environment's variables, for what renders pages every one of them. Compiled modules
 * are valid for the same values only, so a build from another folder, or under a systemd unit with its new id, would
 * compile all anew. Node answers for the others when pages are rendered.
 */
export const steadyEnvironment = (plugins: unknown): void => {
  if (!Array.isArray(plugins)) return;
  for (const plugin of plugins) {
    if (!isRecord(plugin) || plugin.constructor.name !== "DefinePlugin" || !isRecord(plugin.definitions)) continue;
    const { definitions } = plugin;
    const ofNode = definitions["process.env.BUILD_STAGE"] === JSON.stringify("build-html");
    for (const name of Object.keys(definitions)) {
      const [, variable] = VARIABLE.exec(name) ?? [];
      if (variable === undefined) continue;
      if (!ASKED_FOR.test(variable) || OF_THE_RUN.test(variable)) delete definitions[name];
    }
    // What is asked of an environment that webpack does not replace; browsers have none.
    if (ofNode) delete definitions["process.env"];
  }
};
