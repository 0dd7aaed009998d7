import { relyOn } from "../../domain/rely-on";
import { isRecord } from "../is-record";
import { pluginsNamed } from "./plugins-named";

const VARIABLE = /^process\.env\.(\w+)$/;
const STAGE = "process.env.BUILD_STAGE";

/** Variables that Gatsby's scripts read, and those that a site may define for its own scripts. */
const READ_BY_SCRIPTS = /^(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

/** Variables that control how Gatsby runs; no script reads them. */
const OF_THE_RUN = /^GATSBY_(?:CPU_COUNT|LOGGER|REPORTER_ISVERBOSE|TELEMETRY_DISABLED)$/;

/**
 * Gatsby has webpack replace environment variables: for the scripts that render pages, every one of them. Cached
 * modules are valid for the same values only, so a build from another folder, or in a systemd unit with its new id,
 * would compile everything again. When pages are rendered, Node supplies the other variables.
 * @throws When Gatsby's definitions are not found.
 */
export const steadyEnvironment = (plugins: unknown): void => {
  const [definitions, ...more] = pluginsNamed(plugins, "DefinePlugin")
    .map((plugin) => plugin.definitions)
    .filter(isRecord)
    .filter((one) => STAGE in one);
  relyOn(definitions !== undefined && more.length === 0, {
    expected: `one DefinePlugin with ${STAGE}`,
    where: "Gatsby's webpack plugins",
  });
  for (const name of Object.keys(definitions)) {
    const [, variable] = VARIABLE.exec(name) ?? [];
    if (variable === undefined) continue;
    if (!READ_BY_SCRIPTS.test(variable) || OF_THE_RUN.test(variable)) delete definitions[name];
  }
  // The value of variables that webpack does not replace; browsers have none.
  if (definitions[STAGE] === JSON.stringify("build-html")) delete definitions["process.env"];
};
