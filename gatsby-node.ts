export { createPages } from "./gatsby/create-pages";
export { onCreateDevServer } from "./gatsby/on-create-dev-server";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/on-create-node";
export { onCreatePage } from "./gatsby/on-create-page";
export { onCreateWebpackConfig } from "./gatsby/on-create-webpack-config";
export { onPostBuild } from "./gatsby/on-post-build";
export { onPreInit } from "./gatsby/on-pre-init";
export { preprocessSource } from "./gatsby/preprocess-source";
