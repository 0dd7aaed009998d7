export { createPages } from "./gatsby/create-pages";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/on-create-node";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBuild } from "./gatsby/on-post-build";
