import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** Parses a fragment of HTML as browsers do. */
export const parser = unified().use(rehypeParse, { fragment: true });
