import { existsSync } from "node:fs";
import { onCreateWebpackConfig } from "./on-create-webpack-config";

jest.mock("node:fs", () => {
  const own = jest.requireActual<typeof import("node:fs")>("node:fs");
  return { ...own, existsSync: jest.fn(own.existsSync) };
});
jest.mock("../outputs/site-offline", () => ({ OFFLINE_FILE: "offline", writeOffline: jest.fn() }));
jest.mock("../outputs/site-runtime", () => ({ RUNTIME_FILE: "runtime", writeRuntime: jest.fn() }));
jest.mock("../outputs/site-redirects", () => ({
  REDIRECTS_FILE: "redirects",
  assertRedirects: jest.fn(),
  redirectsOfNodes: jest.fn(),
}));
jest.mock("../theme/write-theme", () => ({ THEME_FILE: "theme", writeTheme: jest.fn() }));
jest.mock("../webpack/fonts-in-files", () => ({ keepFontsInFiles: jest.fn() }));
jest.mock("../webpack/ignore-style-order", () => ({ ignoreStyleOrder: jest.fn() }));
jest.mock("../webpack/lighter-compiling", () => ({ lightenCompiling: jest.fn() }));
jest.mock("../webpack/shared-chunks", () => ({ shareChunks: jest.fn() }));
jest.mock("../webpack/short-class-names", () => ({ shortenClassNames: jest.fn() }));
jest.mock("../webpack/steady-environment", () => ({ steadyEnvironment: jest.fn() }));

const configured = async (stage: string): Promise<object> => {
  const setWebpackConfig = jest.fn();
  const args = Object.assign(Object.create(null), {
    actions: { setWebpackConfig },
    getConfig: () => ({ module: { rules: [] }, plugins: [], optimization: {} }),
    getNodesByType: () => [],
    stage,
  });
  await onCreateWebpackConfig?.(args, { plugins: [] }, () => undefined);
  return Object.assign({}, ...setWebpackConfig.mock.calls.map(([config]) => config));
};

test("a build publishes no source maps", async () => {
  expect(await configured("build-javascript")).toMatchObject({ devtool: false });
});

test("develop keeps its source maps", async () => {
  expect(await configured("develop")).not.toHaveProperty("devtool");
});

test("Gatsby's browser code of plugins that the site does not use is left out", async () => {
  const config: { readonly resolve?: { readonly alias: Readonly<Record<string, unknown>> } } =
    await configured("build-html");
  const left = Object.entries(config.resolve?.alias ?? {}).flatMap(([file, to]) => (to === false ? [file] : []));
  expect(left).toEqual([
    expect.stringContaining("gatsby-plugin-manifest"),
    expect.stringContaining("gatsby-plugin-offline"),
  ]);
});

test("a plugin without the module that is left out ends the build by name", async () => {
  jest.mocked(existsSync).mockImplementation((path) => !String(path).endsWith("gatsby-browser.js"));
  await expect(configured("build-html")).rejects.toThrow("Expected gatsby-browser.js in gatsby-plugin-manifest");
});
