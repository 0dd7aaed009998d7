import type { GatsbyNode } from "gatsby";
import { KEPT_FOLDER } from "./html-files";

/** gatsby-plugin-offline's empty page, which it would answer with in place of pages. */
const EMPTY_SHELL = `/${KEPT_FOLDER}`;

/** All pages come from content; what plugins add is taken away. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (page.path.startsWith(EMPTY_SHELL)) actions.deletePage(page);
};
