/** What Gatsby's own part of the site may use of the search: the only door of its build half. */
export { INDEX_QUERY } from "./index-query";
export { makeIndex } from "./make-index";
export { searchContent } from "./records";
export { contentDigest, serveSearch } from "./serve-search";
export { removeIndex, writeIndex } from "./write-index";
export { isWritten, written, writtenIndex } from "./written-index";
