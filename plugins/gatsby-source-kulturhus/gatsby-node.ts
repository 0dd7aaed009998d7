export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onCreateDevServer } from "./src/gatsby/on-create-dev-server";
export { onPluginInit } from "./src/gatsby/on-plugin-init";
export { pluginOptionsSchema } from "./src/gatsby/plugin-options-schema";
export { sourceNodes } from "./src/gatsby/source-nodes";
