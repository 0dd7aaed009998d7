import type { GatsbyNode, Node } from "gatsby";
import { themeOf } from "../theme/website-node";
import { writeTheme } from "../theme/write-theme";

export const shouldOnCreateNode = ({ node }: { readonly node: Node }): boolean => node.internal.type === "Website";

/** An edit of the site's colours is on screen at once in develop. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node }) => {
  const theme = themeOf(node);
  if (theme) writeTheme(theme);
};
