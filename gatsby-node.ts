export { createPages } from "./gatsby/apis/create-pages";
export { createResolvers } from "./gatsby/apis/create-resolvers";
export { onCreateDevServer } from "./gatsby/apis/on-create-dev-server";
export { onCreateNode, shouldOnCreateNode } from "./gatsby/apis/on-create-node";
export { onCreatePage } from "./gatsby/apis/on-create-page";
export { onCreateWebpackConfig } from "./gatsby/apis/on-create-webpack-config";
export { onPostBuild } from "./gatsby/apis/on-post-build";
export { onPreInit } from "./gatsby/apis/on-pre-init";
export { preprocessSource } from "./gatsby/apis/preprocess-source";
