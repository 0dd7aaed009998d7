export { createSchemaCustomization } from "./src/create-schema-customization";
export { onCreateDevServer } from "./src/on-create-dev-server";
export { onPluginInit } from "./src/on-plugin-init";
export { pluginOptionsSchema } from "./src/plugin-options-schema";
export { sourceNodes } from "./src/source-nodes";
