import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import TerserPlugin from "terser-webpack-plugin";
import type { Compiler, Configuration, ExternalItemFunctionData, RuleSetRule, WebpackPluginInstance } from "webpack";
import { relyOn } from "../../domain/rely-on";
import packageJson from "../../package.json";
import { codeDigest } from "../cached-result";

/** Gatsby's rules have no names: their `test` identifies them. */
const RULES = {
  /** The site's own scripts, and packages that use Gatsby. */
  own: String(/\.(js|mjs|jsx|ts|tsx)$/),
  /** All other packages. */
  packages: String(/\.(js|mjs)$/),
  /** The rule of gatsby-plugin-typescript, which is part of Gatsby. */
  typescript: String(/\.tsx?$/),
};

const OWN = [resolve("domain"), resolve("src")];

const CONFIG = "Gatsby's webpack configuration";

/** Only Gatsby's Babel plugin extracts queries from scripts. Gatsby's virtual modules are not files. */
const hasQuery = (file: string): boolean => existsSync(file) && /\bgraphql\s*`/.test(readFileSync(file, "utf8"));

const isTypeScript = (file: string): boolean => /\.tsx?$/.test(file);

/** Compiles for the supported browsers, as Gatsby's Babel does, without polyfills. */
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

/** In the site's own files `./name` is TypeScript; webpack would try five other extensions first. */
const lookForTypeScriptFirst: RuleSetRule = { include: OWN, resolve: { extensions: [".ts", ".tsx", ".js", ".json"] } };

type Rule = NonNullable<NonNullable<Configuration["module"]>["rules"]>[number];

const testOf = (rule: Rule): string => (typeof rule === "object" && rule !== null ? String(rule.test) : "");

/** Keeps Babel for files with a query, and uses swc for all others that Gatsby's rules give to Babel. */
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

/** "rxjs" and "rxjs/fetch", but not a style sheet of a package. */
const isPackage = (request: string): boolean =>
  !request.endsWith(".css") && PACKAGES.some((name) => request === name || request.startsWith(`${name}/`));

/** Node, which renders the pages, resolves packages itself. */
const externalPackages = async ({ context = "", request = "" }: ExternalItemFunctionData) =>
  OWN.some((folder) => context.startsWith(folder)) && isPackage(request) ? `commonjs ${request}` : undefined;

/** Loaders are packages, too: their imports are not followed either. */
const dropLoaderDependencies: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap("drop-loader-dependencies", ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * webpack's cache is valid for as long as the code that compiled it is the same. By default webpack finds that code by
 * following all imports from Gatsby's configuration, through thousands of files of packages.
 */
const cacheByCodeDigest = (config: Configuration, digest: string | null): void => {
  const { cache } = config;
  if (digest === null) return;
  relyOn(typeof cache === "object" && cache.type === "filesystem", { expected: "a filesystem cache", where: CONFIG });
  cache.version = digest;
  cache.buildDependencies = { defaultWebpack: [] };
  config.plugins = [...(config.plugins ?? []), dropLoaderDependencies];
};

const hasOne = (rules: readonly Rule[], test: string): boolean =>
  rules.filter((rule) => testOf(rule) === test).length === 1;

const changeRules = ({ module }: Configuration, isBuild: boolean): void => {
  const rules = module?.rules ?? [];
  const own = rules.find((rule) => testOf(rule) === RULES.own);
  relyOn(module !== undefined && hasOne(rules, RULES.own) && typeof own === "object" && own?.include !== undefined, {
    expected: `one rule with the test ${RULES.own} and an include`,
    where: CONFIG,
  });
  relyOn(hasOne(rules, RULES.typescript), { expected: `one rule with the test ${RULES.typescript}`, where: CONFIG });
  const once = rules.filter((rule) => testOf(rule) !== RULES.typescript);
  module.rules = isBuild ? [...once.flatMap(compileWithSwc), lookForTypeScriptFirst] : once;
};

const replaceMinimizer = ({ optimization }: Configuration): void => {
  const { minimizer } = optimization ?? {};
  relyOn(optimization !== undefined && minimizer !== undefined && minimizer.filter(isTerser).length === 1, {
    expected: "one TerserPlugin among the minimizers",
    where: CONFIG,
  });
  optimization.minimizer = minimizer.map((one) => (isTerser(one) ? minifyWithSwc() : one));
};

/**
 * Reduces what webpack has to do. Measurements: docs/decisions/0063.
 *
 * - TypeScript is compiled once: gatsby-plugin-typescript's rule duplicates Gatsby's own, which compiles it too.
 * - swc compiles files without a query, and minifies. Develop keeps Babel, for React's fast refresh.
 * - The scripts that render pages contain no packages and have no source map. Their maps differ between a cold build
 * and the first warm one, and with them the hash by which Gatsby decides whether to render all pages again. A block
 * that throws is named by our own error.
 * @throws When Gatsby's configuration does not have the shape that this depends on.
 */
export const lightenCompiling = (config: Configuration, stage: string, code: string | null = codeDigest()): void => {
  cacheByCodeDigest(config, code);
  changeRules(config, stage.startsWith("build"));
  if (stage === "build-javascript") replaceMinimizer(config);
  if (stage !== "build-html") return;
  relyOn(Array.isArray(config.externals), { expected: "a list of externals for build-html", where: CONFIG });
  config.devtool = false;
  config.externals.push(externalPackages);
};
