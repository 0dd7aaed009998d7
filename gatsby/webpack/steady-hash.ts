import type { Compiler } from "webpack";
import { relyOn } from "../../domain/rely-on";

const STYLE_SHEET = "mini-css-extract-plugin";

interface Child {
  readonly name?: string | undefined;
}

/** A child that compiles a style sheet has the file in its name, whatever else its name is. */
const isKnown = ({ name }: Child): boolean =>
  typeof name === "string" && (name.startsWith(STYLE_SHEET) || !/\.css\b/.test(name));

const relyOnChildren = (children: unknown): void =>
  relyOn(Array.isArray(children) && children.every(isKnown), {
    expected: `child compilations of style sheets that are named after ${STYLE_SHEET}`,
    where: "webpack's compilation.children",
  });

/**
 * Keeps webpack's compilation hash the same for the same code. webpack includes the hashes of child compilations, and
 * mini-css-extract-plugin makes one for each style sheet only when its cache is cold. Gatsby writes the hash into every
 * page, so without this the first warm build would change all pages, and invalidate them in browsers. The contents of
 * style sheets are in the hashes of the modules already.
 */
export const steadyHash = {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("steady-hash", (compilation) => {
      compilation.hooks.beforeHash.tap("steady-hash", () => {
        if (compilation.compiler !== compiler) return;
        try {
          relyOnChildren(compilation.children);
        } catch (error) {
          // webpack would wait forever for a hook that throws here.
          compilation.errors.push(new compiler.webpack.WebpackError(String(error)));
        }
        compilation.children = compilation.children.filter(({ name }) => !name?.startsWith(STYLE_SHEET));
      });
    });
  },
};
