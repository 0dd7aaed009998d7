import type { GatsbyNode } from "gatsby";

/**
 * Develop makes all pages when it starts, and those that change after each edit. Gatsby would make each page when it is looked at;
 * a look at the moment of an edit then makes it lose the edit, carry it out twice and end, or wait for ever.
 */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  delete process.env.GATSBY_QUERY_ON_DEMAND;
};
