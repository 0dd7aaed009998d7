/** The public interface of the search's build half. */
export { INDEX_QUERY } from "./index-query";
export { makeIndex } from "./make-index";
export { searchContent } from "./records";
export { contentDigest, serveSearch } from "./serve-search";
export { removeIndex, writeIndex } from "./write-index";
export { isWritten, written, writtenIndex } from "./written-index";
