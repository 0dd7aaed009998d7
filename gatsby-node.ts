export { createPages } from "./gatsby/create-pages";
export { onCreateDevServer } from "./gatsby/on-create-dev-server";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/on-create-node";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBuild } from "./gatsby/on-post-build";
