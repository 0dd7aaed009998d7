interface SitemapData {
  readonly allPage: { readonly nodes: readonly { readonly path: string }[] };
}

/** For the sitemap: every page but foyer screens, which are for the house's own walls. */
export const pagesForSearchEngines = {
  query: /* GraphQL */ `
    query SitemapPages {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allPage(filter: { layout: { ne: "foyer" } }) {
        nodes {
          path
        }
      }
    }
  `,
  resolvePages: ({ allPage }: SitemapData) => allPage.nodes,
};
