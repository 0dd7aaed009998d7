import type { Showing } from "../../browser/support/content";

/** The page of a showing. */
export const pageOf = ({ production }: Showing): string => `/${production.parentSlug ?? production.pageReference}`;
