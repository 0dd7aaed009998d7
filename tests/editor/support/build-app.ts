import { build } from "vite";

/** As the first half of `npm run rediger` does. */
const buildApp = async (): Promise<void> => {
  await build({ configFile: "editor/app/vite.config.mts", logLevel: "error" });
};

export default buildApp;
