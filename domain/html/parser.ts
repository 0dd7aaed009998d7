import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** Parses an HTML fragment as browsers do. */
export const parser = unified().use(rehypeParse, { fragment: true });
