export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { onPluginInit } from "./src/gatsby/on-plugin-init";
export { pluginOptionsSchema } from "./src/gatsby/plugin-options-schema";
export { sourceNodes } from "./src/gatsby/source-nodes";
