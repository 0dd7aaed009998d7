import type { Showing } from "../../browser/support/content";

/** The page that tells of a showing. */
export const pageOf = ({ production }: Showing): string => `/${production.parentSlug ?? production.pageReference}`;
