import { logError } from "../../../lib/log";
import type { Load } from "../gatsby-globals";
import { hasInternal } from "../has-internal";

type Prepare = (data: unknown) => Promise<unknown>;

const isPrepare = (value: unknown): value is Prepare => typeof value === "function";

const isModule = (value: unknown): value is { readonly default: unknown } =>
  typeof value === "object" && value !== null && "default" in value;

/**
 * The template's function that loads what it needs before it is rendered. Gatsby's loader returns the template's
 * module.
 */
const prepareOf = (module: unknown): Prepare | null => {
  if (!isModule(module)) return null;
  const template = module.default;
  return typeof template === "function" && "prepare" in template && isPrepare(template.prepare)
    ? template.prepare
    : null;
};

/**
 * Loads a page and the code of its blocks, so that a page is rendered complete. A page of which some code fails to load
 * has failed to load, in Gatsby's terms.
 */
export const withBlocks =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    if (page === undefined || page.status === "error") return page;
    hasInternal(isModule(page.component), "the module of a page's template");
    const prepare = prepareOf(page.component);
    if (prepare === null) return page;
    try {
      await prepare(page.json?.data);
      return page;
    } catch (error) {
      logError("bundle loading error", error);
      return { status: "error", error, partialPage: page };
    }
  };
