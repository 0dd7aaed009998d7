import { relyOn } from "../../domain/rely-on";
import { isRecord } from "../is-record";

interface Chunk {
  readonly name?: string | null;
}

/** The template and the two slices, which every page loads. Other chunks are loaded on demand. */
const isOnEveryPage = ({ name }: Chunk): boolean => /^(component|slice)---/.test(name ?? "");

const isOnDemand = (chunk: Chunk): boolean => !isOnEveryPage(chunk);

/**
 * The page template and the two slices are chunks of their own. Code that they share is loaded once, not three times:
 * Gatsby's own rule for shared code starts at 20 KB. Code shared only by lazy chunks must stay out of the initial
 * chunks: Gatsby's rule for `commons` counts lazy chunks too, and put Redux into it. What a lazy chunk shares with the
 * template is not split off, since that would be one more file for every page.
 * @throws When Gatsby's groups are not found; a group of another name would apply beside ours.
 */
export const shareChunks = (cacheGroups: unknown): void => {
  relyOn(isRecord(cacheGroups) && isRecord(cacheGroups.commons) && isRecord(cacheGroups.shared), {
    expected: "the cache groups commons and shared",
    where: "optimization.splitChunks of Gatsby's webpack configuration",
  });
  cacheGroups.commons = { ...cacheGroups.commons, chunks: isOnEveryPage };
  cacheGroups.shared = { ...cacheGroups.shared, chunks: isOnDemand };
  cacheGroups.ground = {
    test: /[\\/]src[\\/](lib|rules|components)[\\/]/,
    type: "javascript/auto",
    chunks: isOnEveryPage,
    minChunks: 2,
    enforce: true,
    name: "ground",
  };
};
