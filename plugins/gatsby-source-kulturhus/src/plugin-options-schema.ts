import type { GatsbyNode, PluginOptions } from "gatsby";

/** The options of this plugin in gatsby-config.ts. */
export interface SourceOptions extends PluginOptions {
  /** The content folder. */
  readonly contentRoot: string;
  /** The folder of static files; links to files are checked against it. */
  readonly staticRoot: string;
  /** Which site of the content folder; optional when there is one. */
  readonly siteId?: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentRoot: Joi.string().required(),
    staticRoot: Joi.string().required(),
    siteId: Joi.string(),
  });
