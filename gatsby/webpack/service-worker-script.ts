import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Compiler } from "webpack";

/** The site's own part of its service worker. */
export const WORKER_SCRIPT = resolve(".cache/service-worker.js");

const ENTRY = resolve("src/app/service-worker/worker.ts");
const NAME = "service-worker";

/** Its source map is not published. */
const withoutMap = (script: string): string => script.replace(/\n\/\/# sourceMappingURL=.*/, "");

/**
 * Bundles the site's part of the service worker into one script, with the compiler and rules of the other scripts. It
 * is a separate compilation: the worker shares no chunk with pages, and a change of it changes no page.
 */
export const serviceWorkerScript = {
  apply(compiler: Compiler): void {
    const { EntryPlugin, webworker } = compiler.webpack;
    compiler.hooks.make.tapPromise(NAME, (compilation) => {
      const filename = `${NAME}.js`;
      const child = compilation.createChildCompiler(NAME, { filename, chunkFilename: filename });
      new webworker.WebWorkerTemplatePlugin().apply(child);
      new EntryPlugin(compiler.context, ENTRY, { name: NAME }).apply(child);
      return new Promise((done, fail) =>
        child.runAsChild((error, _entries, made) => {
          if (error || !made) {
            fail(error ?? new Error("The service worker's script was not made."));
            return;
          }
          const asset = made.getAsset(filename);
          for (const { name } of made.getAssets()) compilation.deleteAsset(name);
          if (asset) writeFileSync(WORKER_SCRIPT, withoutMap(String(asset.source.source())));
          done();
        }),
      );
    });
  },
};
