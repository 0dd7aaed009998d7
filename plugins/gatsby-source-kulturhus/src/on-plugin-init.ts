import type { GatsbyNode } from "gatsby";

/** The error id of invalid content; Gatsby prints it with the plugin's name. */
export const BAD_CONTENT = "1";

export const onPluginInit: GatsbyNode["onPluginInit"] = ({ reporter }) => {
  reporter.setErrorMap({
    [BAD_CONTENT]: {
      text: (context) => `Innholdet kan ikke bygges.\n\n${String(context.report)}`,
      level: "ERROR",
      category: "USER",
      type: "PLUGIN",
    },
  });
};
