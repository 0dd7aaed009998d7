import type { Compiler } from "webpack";

/**
 * Keeps webpack's compilation hash the same for the same code. webpack counts the hashes of child compilations in, and
 * mini-css-extract-plugin makes one for each style sheet only when its cache is cold. Gatsby writes the hash into every
 * page, so without this the first warm build would change all of them, and make readers' browsers start afresh. What a
 * style sheet gives is in the hashes of the modules already.
 */
export const steadyHash = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("steady-hash", (compilation) => {
      compilation.hooks.beforeHash.tap("steady-hash", () => {
        if (compilation.compiler !== compiler) return;
        compilation.children = compilation.children.filter(({ name }) => !name?.startsWith("mini-css-extract-plugin"));
      });
    });
  },
};
