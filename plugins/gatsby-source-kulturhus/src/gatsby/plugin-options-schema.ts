import type { GatsbyNode, PluginOptions } from "gatsby";

/** What gatsby-config.ts hands to this plugin. */
export interface SourceOptions extends PluginOptions {
  /** The content folder. */
  readonly contentRoot: string;
  /** The folder of files that are served as they are; links to files are checked against it. */
  readonly staticRoot: string;
  /** Which site of the content folder; may be left out when there is one. */
  readonly siteId?: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentRoot: Joi.string().required(),
    staticRoot: Joi.string().required(),
    siteId: Joi.string(),
  });
