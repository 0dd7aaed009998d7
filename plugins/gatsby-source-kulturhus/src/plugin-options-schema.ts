import type { GatsbyNode, PluginOptions } from "gatsby";

/** The options of this plugin in gatsby-config.ts. */
export interface SourceOptions extends PluginOptions {
  /** The content folder. */
  readonly contentRoot: string;
  /** The folder of static files; links to files are checked against it. */
  readonly staticRoot: string;
  /** The site to build; optional when the content folder has only one. */
  readonly siteId?: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentRoot: Joi.string().required(),
    staticRoot: Joi.string().required(),
    siteId: Joi.string(),
  });
