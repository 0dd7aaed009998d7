import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import { lightenCompiling } from "./lighter-compiling";

const BABEL = { loader: "babel-loader" };
const isOwn = (file: string): boolean => !file.includes("node_modules");
const isPackage = (file: string): boolean => !isOwn(file);

const filesystem = () => ({
  type: "filesystem" as const,
  buildDependencies: { config: ["/gatsby/webpack.config.js"] },
});

/** The parts of Gatsby's configuration that are changed, as Gatsby writes them. */
const configOf = (): Configuration => ({
  devtool: "source-map",
  cache: filesystem(),
  externals: [],
  module: {
    rules: [
      { test: /\.(js|mjs|jsx|ts|tsx)$/, include: isOwn, use: [BABEL] },
      { test: /\.(js|mjs)$/, include: isPackage, use: [BABEL] },
      { test: /\.tsx?$/, use: [BABEL] },
      { test: /\.css$/, use: [{ loader: "css-loader" }] },
    ],
  },
  optimization: { minimizer: [new TerserPlugin(), { apply: () => undefined }] },
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-compile-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The loaders that webpack itself finds for a file, "babel-loader" or "swc-loader". */
const loadersOf = async (stage: string, name: string, source: string): Promise<readonly string[]> => {
  const file = join(folder, name);
  writeFileSync(file, source);
  const config = configOf();
  lightenCompiling(config, stage);
  const compiler = webpack({ mode: "none", module: config.module ?? {}, resolveLoader: { modules: ["node_modules"] } });
  const factory = compiler.createNormalModuleFactory();
  const found = factory.ruleSet.exec({
    resource: file,
    realResource: file,
    resourceQuery: "",
    resourceFragment: "",
    scheme: "",
    assertions: undefined,
    mimetype: "",
    dependency: "esm",
    descriptionData: {},
    issuer: "",
    compiler: "",
    issuerLayer: "",
  });
  return found.flatMap(({ type, value }) => (type === "use" ? [String(value.loader)] : []));
};

test.each(["build-javascript", "build-html"])(
  "%s: Babel compiles what has a query, once, and swc the rest",
  async (stage) => {
    expect(await loadersOf(stage, "page.tsx", "graphql`query { a }`")).toEqual(["babel-loader"]);
    expect(await loadersOf(stage, "plain.tsx", "export const a = <p />;")).toEqual(["swc-loader"]);
    expect(await loadersOf(stage, "plain.js", "export const a = 1;")).toEqual(["swc-loader"]);
    expect(await loadersOf(stage, "style.css", "p { color: red }")).toEqual(["css-loader"]);
  },
);

test("develop keeps Babel for everything, once", async () => {
  expect(await loadersOf("develop", "page.tsx", "graphql`query { a }`")).toEqual(["babel-loader"]);
  expect(await loadersOf("develop", "plain.tsx", "export const a = <p />;")).toEqual(["babel-loader"]);
});

test("only the scripts that render pages lose their source map", () => {
  const [pages, browsers] = [configOf(), configOf()];
  lightenCompiling(pages, "build-html");
  lightenCompiling(browsers, "build-javascript");
  expect([pages.devtool, browsers.devtool]).toEqual([false, "source-map"]);
});

test("swc minifies in place of Terser, and other minimizers stay", () => {
  const config = configOf();
  const [, other] = config.optimization?.minimizer ?? [];
  lightenCompiling(config, "build-javascript");
  const [minifier, left, ...more] = config.optimization?.minimizer ?? [];
  expect(minifier).toMatchObject({ options: { minimizer: { implementation: TerserPlugin.swcMinify } } });
  expect([left, more]).toEqual([other, []]);
});

test.each([
  ["src", "rxjs/fetch", "commonjs rxjs/fetch"],
  ["src/app", "react-redux", "commonjs react-redux"],
  ["src", "./store", undefined],
  ["src", "@digdir/designsystemet-css/button.css", undefined],
  ["node_modules/react-redux", "redux", undefined],
])("scripts that render pages resolve from %s: %s", async (from, request, found) => {
  const config = configOf();
  lightenCompiling(config, "build-html");
  const [external] = [config.externals ?? []].flat();
  if (typeof external !== "function") throw new Error("There is no rule for packages");
  expect(await external({ context: resolve(from), request }, () => undefined)).toBe(found);
});

test("webpack's cache is valid for the code that compiled it, and its imports are not followed", () => {
  const config: Configuration = configOf();
  lightenCompiling(config, "build-html", "a digest");
  expect(config.cache).toEqual({
    type: "filesystem",
    version: "a digest",
    buildDependencies: { defaultWebpack: [] },
  });
});

/** The build dependencies of a cache of these modules, as webpack collects them. */
const dependenciesOf = (plugins: Configuration["plugins"]): Promise<readonly string[]> => {
  writeFileSync(join(folder, "entry.js"), "");
  writeFileSync(join(folder, "loader.js"), "module.exports = () => '';");
  const rules = [{ test: /entry/, use: [{ loader: join(folder, "loader.js") }] }];
  const compiler = webpack({
    mode: "none",
    context: folder,
    entry: "./entry.js",
    output: { path: join(folder, "out") },
    module: { rules },
    plugins: plugins ?? [],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      stats ? resolve([...stats.compilation.buildDependencies]) : reject(error ?? new Error("Nothing was compiled")),
    );
  });
};

test("loaders' imports are not followed either", async () => {
  const config: Configuration = configOf();
  lightenCompiling(config, "build-html", "a digest");
  expect([await dependenciesOf(config.plugins), await dependenciesOf([])]).toEqual([[], [join(folder, "loader.js")]]);
});

test("without a digest webpack determines its build dependencies itself", () => {
  const config: Configuration = configOf();
  lightenCompiling(config, "build-html", null);
  expect([config.cache, config.plugins ?? []]).toEqual([filesystem(), []]);
});

test.each<[string, string, (config: Configuration) => void]>([
  ["build-javascript", "one rule with the test /\\.(js|", ({ module }) => module?.rules?.splice(0, 1)],
  [
    "build-html",
    "one rule with the test /\\.(js|",
    ({ module }) => module?.rules?.splice(0, 1, { test: /\.[jt]sx?$/ }),
  ],
  ["develop", "one rule with the test /\\.tsx?$/", ({ module }) => module?.rules?.splice(2, 1)],
  ["build-javascript", "one TerserPlugin", ({ optimization }) => optimization?.minimizer?.splice(0, 1)],
  ["build-html", "a list of externals", (config) => Object.assign(config, { externals: {} })],
  ["build-html", "a filesystem cache", (config) => Object.assign(config, { cache: { type: "memory" } })],
])("%s ends without %s", (stage, expected, change) => {
  const config = configOf();
  change(config);
  expect(() => lightenCompiling(config, stage, "a digest")).toThrow(`Expected ${expected}`);
});
