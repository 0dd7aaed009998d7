import type { Configuration } from "webpack";
import { compileLess } from "./lighter-compiling";

const configOf = (): Configuration => ({
  devtool: "source-map",
  module: { rules: [{ test: /\.(js|mjs|jsx|ts|tsx)$/ }, { test: /\.tsx?$/ }, { test: /\.css$/ }] },
});

test("lets TypeScript go through Babel once, by Gatsby's own rule", () => {
  const config = configOf();
  compileLess(config, "build-javascript");
  expect(config.module?.rules).toEqual([{ test: /\.(js|mjs|jsx|ts|tsx)$/ }, { test: /\.css$/ }]);
  expect(config.devtool).toBe("source-map");
});

test("draws pages with scripts without a source map", () => {
  const config = configOf();
  compileLess(config, "build-html");
  expect(config.devtool).toBe(false);
});
