import { logError } from "../../lib/log";
import type { Load } from "./gatsby-globals";

type Prepare = (data: unknown) => Promise<unknown>;

const isPrepare = (value: unknown): value is Prepare => typeof value === "function";

/** What a page template must fetch before it can be shown. Gatsby gives its whole module. */
const prepareOf = (module: unknown): Prepare | null => {
  if (typeof module !== "object" || module === null || !("default" in module)) return null;
  const template = module.default;
  return typeof template === "function" && "prepare" in template && isPrepare(template.prepare)
    ? template.prepare
    : null;
};

/**
 * Loads a page with what its blocks need: a page is shown when the code of all its blocks is there, never with holes. A
 * page that lacks some of it has failed to load, as Gatsby understands it.
 */
export const withBlocks =
  (load: Load): Load =>
  async (path) => {
    const page = await load(path);
    const prepare = prepareOf(page?.component);
    if (page === undefined || page.status === "error" || prepare === null) return page;
    try {
      await prepare(page.json?.data);
      return page;
    } catch (error) {
      logError("bundle loading error", error);
      return { status: "error", error, withHoles: page };
    }
  };
