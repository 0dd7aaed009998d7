import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { type Compiler, type WebpackPluginInstance } from "webpack";
import { steadyHash } from "./steady-hash";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-hash-"));
  writeFileSync(join(folder, "entry.js"), "console.log(1);");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles something of its own while the site is compiled, as plugins do. */
const childNamed = (name: string): WebpackPluginInstance => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.make.tapAsync("child", (compilation, done) => {
      const child = compilation.createChildCompiler(name, {}, [
        new webpack.EntryPlugin(folder, join(folder, "entry.js"), { name: "child" }),
      ]);
      child.runAsChild((error) => done(error));
    }),
});

const hashOf = (plugins: readonly WebpackPluginInstance[]): Promise<string> => {
  const output = { path: join(folder, "out") };
  const compiler = webpack({ mode: "none", context: folder, entry: "./entry.js", output, plugins: [...plugins] });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats?.hash ? resolve(stats.hash) : reject(error)));
  });
};

test("the hash is the same whether style sheets were compiled or taken from the cache", async () => {
  const cold = childNamed("mini-css-extract-plugin /src/a.module.css");
  expect(await hashOf([steadyHash, cold])).toBe(await hashOf([steadyHash]));
  expect(await hashOf([cold])).not.toBe(await hashOf([]));
});

test("what other plugins compile counts", async () =>
  expect(await hashOf([steadyHash, childNamed("worker")])).not.toBe(await hashOf([steadyHash])));
