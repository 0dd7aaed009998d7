import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cwd = process.cwd();
const root = mkdtempSync(join(tmpdir(), "kulturhus-worker-"));

beforeAll(() => {
  process.chdir(root);
  mkdirSync(".cache");
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(root, { recursive: true });
});

interface Made {
  readonly error: Error | null;
  readonly script: string;
}

/** Runs the plugin with a webpack whose child compilation ends in this way; returns the deleted assets. */
const compile = async ({ error, script }: Made): Promise<readonly string[]> => {
  const { serviceWorkerScript } = await import("./service-worker-script");
  const deleted: string[] = [];
  const assets = ["service-worker.js", "service-worker.js.map"].map((name) => ({ name }));
  const made = { getAsset: () => ({ source: { source: () => script } }), getAssets: () => assets };
  const child = { runAsChild: (done: (...ended: unknown[]) => void) => done(error, [], made) };
  const compilation = { createChildCompiler: () => child, deleteAsset: (name: string) => deleted.push(name) };
  const plugin = class {
    apply(): void {}
  };
  let work: Promise<void> | undefined;
  const compiler = {
    webpack: { EntryPlugin: plugin, webworker: { WebWorkerTemplatePlugin: plugin } },
    hooks: {
      make: {
        tapPromise: (_name: string, make: (one: unknown) => Promise<void>) => {
          work = make(compilation);
        },
      },
    },
  };
  serviceWorkerScript.apply(Object.assign(Object.create(null), compiler));
  await work;
  return deleted;
};

test("writes the script outside the published folder, without the address of a source map", async () => {
  const script = "self.skipWaiting();\n//# sourceMappingURL=service-worker.js.map";
  expect(await compile({ error: null, script })).toEqual(["service-worker.js", "service-worker.js.map"]);
  expect(readFileSync(join(root, ".cache/service-worker.js"), "utf8")).toBe("self.skipWaiting();");
});

test("ends the build when the script cannot be compiled", async () => {
  await expect(compile({ error: new Error("no such module"), script: "" })).rejects.toThrow("no such module");
});
