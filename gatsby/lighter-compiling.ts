import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler, Configuration, ExternalItemFunctionData, RuleSetRule, WebpackPluginInstance } from "webpack";
import packageJson from "../package.json";
import { codeDigest } from "./kept-result";

/** Gatsby's rules, which have no names: their `test` tells them apart. */
const RULES = {
  /** The site's own scripts, and packages that use Gatsby. */
  own: String(/\.(js|mjs|jsx|ts|tsx)$/),
  /** All other packages. */
  packages: String(/\.(js|mjs)$/),
  /** gatsby-plugin-typescript's, which comes with Gatsby. */
  typescript: String(/\.tsx?$/),
};

const SRC = resolve("src");

/**
 * Gatsby's Babel plugin takes queries out of scripts, and no other compiler does. Gatsby's virtual modules are no
 * files.
 */
const hasQuery = (file: string): boolean => existsSync(file) && /\bgraphql\s*`/.test(readFileSync(file, "utf8"));

const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);

/** Compiles for the browsers that are supported, as Gatsby's Babel does, without polyfills. */
const swc = (parser: object) => ({
  loader: "swc-loader",
  options: {
    isModule: "unknown",
    jsc: { parser, transform: { react: { runtime: "automatic" } } },
    env: { targets: packageJson.browserslist },
    sourceMaps: false,
  },
});

const forTypeScript = swc({ syntax: "typescript", tsx: true });
const forJavaScript = swc({ syntax: "ecmascript", jsx: true });

/** In the site's own files `./name` is TypeScript; webpack would look for five other files of that name first. */
const lookForTypeScriptFirst: RuleSetRule = { include: SRC, resolve: { extensions: [".ts", ".tsx", ".js", ".json"] } };

type Rule = NonNullable<NonNullable<Configuration["module"]>["rules"]>[number];

const testOf = (rule: Rule): string => (typeof rule === "object" && rule !== null ? String(rule.test) : "");

/** Babel for files with a query, and swc for all others that Gatsby's rules give to Babel. */
const compileWithSwc = (rule: Rule): readonly Rule[] => {
  if (typeof rule !== "object" || rule === null) return [rule];
  if (testOf(rule) === RULES.packages) return [{ ...rule, use: [forJavaScript] }];
  if (testOf(rule) !== RULES.own || rule.include === undefined) return [rule];
  const others = { and: [rule.include, { not: hasQuery }] };
  return [
    { ...rule, include: { and: [rule.include, hasQuery] } },
    { ...rule, include: { and: [others, isTypeScript] }, use: [forTypeScript] },
    { ...rule, include: { and: [others, { not: isTypeScript }] }, use: [forJavaScript] },
  ];
};

const isTerser = (plugin: unknown): boolean =>
  typeof plugin === "object" && plugin !== null && plugin.constructor.name === TerserPlugin.name;

const minifyWithSwc = () =>
  new TerserPlugin({
    parallel: false,
    minify: TerserPlugin.swcMinify,
    exclude: /\.min\.js/,
    terserOptions: { ecma: 2020 },
  });

const PACKAGES = Object.keys(packageJson.dependencies).filter((name) => !name.startsWith("gatsby"));

/** "rxjs" and "rxjs/fetch", and no style sheet of a package. */
const isPackage = (request: string): boolean =>
  !request.endsWith(".css") && PACKAGES.some((name) => request === name || request.startsWith(`${name}/`));

/** Node, which draws the pages, finds packages by itself. */
const leavePackagesToNode = async ({ context = "", request = "" }: ExternalItemFunctionData) =>
  context.startsWith(SRC) && isPackage(request) ? `commonjs ${request}` : undefined;

/** Loaders are packages, too. */
const forgetLoaders: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap("forget-loaders", ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * webpack keeps what it has compiled for as long as the code that compiled it is the same. It would find that code by
 * following every import from Gatsby's configuration on, through thousands of files of packages.
 */
const keepByCodeDigest = (config: Configuration, digest: string | null): void => {
  const { cache } = config;
  if (digest === null || typeof cache !== "object" || cache.type !== "filesystem") return;
  cache.version = digest;
  cache.buildDependencies = { defaultWebpack: [] };
  config.plugins = [...(config.plugins ?? []), forgetLoaders];
};

/**
 * Takes work away from webpack. What it gains: docs/decisions/0063 and 0064.
 *
 * - TypeScript is compiled once: the plugin's rule stands beside Gatsby's own, which takes it too.
 * - swc compiles what has no query, and minifies. Develop keeps Babel, for React's fast refresh.
 * - The scripts that draw pages hold no packages, and have no source map. Their maps differ between a cold build and
 *   the first warm one, and with them the hash by which Gatsby knows whether to draw all pages anew. A block that
 *   throws is named by our own error.
 */
export const compileLess = (config: Configuration, stage: string, code: string | null = codeDigest()): void => {
  keepByCodeDigest(config, code);
  if (config.module?.rules) {
    const rules = config.module.rules.filter((rule) => testOf(rule) !== RULES.typescript);
    config.module.rules = stage.startsWith("build")
      ? [...rules.flatMap(compileWithSwc), lookForTypeScriptFirst]
      : rules;
  }
  const { minimizer } = config.optimization ?? {};
  if (config.optimization && minimizer)
    config.optimization.minimizer = minimizer.map((one) => (isTerser(one) ? minifyWithSwc() : one));
  if (stage !== "build-html") return;
  config.devtool = false;
  if (Array.isArray(config.externals)) config.externals.push(leavePackagesToNode);
};
