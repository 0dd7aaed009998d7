import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import webpack, { type Compiler, type Stats, type WebpackPluginInstance } from "webpack";
import { steadyHash } from "./steady-hash";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kulturhus-hash-"));
  writeFileSync(join(folder, "entry.js"), "console.log(1);");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A plugin with its own child compilation. */
const childNamed = (name: string): WebpackPluginInstance => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.make.tapAsync("child", (compilation, done) => {
      const child = compilation.createChildCompiler(name, {}, [
        new webpack.EntryPlugin(folder, join(folder, "entry.js"), { name: "child" }),
      ]);
      child.runAsChild((error) => done(error));
    }),
});

const compile = (plugins: readonly WebpackPluginInstance[]): Promise<Stats> => {
  const output = { path: join(folder, "out") };
  const compiler = webpack({ mode: "none", context: folder, entry: "./entry.js", output, plugins: [...plugins] });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error)));
  });
};

const hashOf = async (plugins: readonly WebpackPluginInstance[]): Promise<string | undefined> =>
  (await compile(plugins)).hash;

test("the hash does not depend on whether style sheets were compiled or cached", async () => {
  const cold = childNamed("mini-css-extract-plugin /src/a.module.css");
  expect(await hashOf([steadyHash, cold])).toBe(await hashOf([steadyHash]));
  expect(await hashOf([cold])).not.toBe(await hashOf([]));
});

test("child compilations of other plugins count", async () =>
  expect(await hashOf([steadyHash, childNamed("worker")])).not.toBe(await hashOf([steadyHash])));

test("ends the build when style sheets are compiled under another name", async () => {
  const renamed = childNamed("css-extract /src/a.module.css");
  const { errors } = (await compile([steadyHash, renamed])).compilation;
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining("Expected child compilations of style sheets"),
  ]);
  expect((await compile([renamed])).compilation.errors).toEqual([]);
});
