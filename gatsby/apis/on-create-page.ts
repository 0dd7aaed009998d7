import type { GatsbyNode } from "gatsby";
import { FALLBACK_FOLDER } from "../../domain/offline-fallback";

/** gatsby-plugin-offline's empty page, with which its worker would answer for every page. */
const EMPTY_SHELL = `/${FALLBACK_FOLDER}`;

/** All pages come from content; those of plugins are deleted. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(EMPTY_SHELL)) actions.deletePage(page);
};
