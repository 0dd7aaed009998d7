import type { GatsbyConfig } from "gatsby";
import { manifestOptions } from "./gatsby/options/manifest-options";
import { offlineOptions } from "./gatsby/options/offline-options";
import { readSite } from "./gatsby/options/read-site";
import { sitemapOptions } from "./gatsby/options/sitemap-options";
import { typesAreStale } from "./gatsby/options/types-are-stale";

const TYPES = "src/gatsby-types.d.ts";

const site = readSite();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.name },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: TYPES,
    generateOnBuild: typesAreStale(TYPES, {
      folders: ["domain", "engine", "src", "gatsby", "plugins"],
      files: ["gatsby-config.ts", "package-lock.json"],
    }),
    documentSearchPaths: ["./src/features/*/build/**/!(*.test).ts", "./gatsby/**/!(*.test).ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: site.imageRoot } },
    // The only JSON that it gets is the checked redirects, a node of the content plugin.
    { resolve: "gatsby-transformer-json", options: { typeName: "RedirectsSettings" } },
    {
      resolve: "gatsby-source-kulturhus",
      options: { contentRoot: site.contentRoot, staticRoot: site.staticRoot, siteId: site.siteId },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // As TOLERANCE of the check of pictures.
        failOn: "error",
        defaults: { formats: ["auto", "webp"], placeholder: "dominantColor", quality: 72 },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(site) },
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(site.url) },
    "gatsby-plugin-kulturhus-offline",
    // Must come after the two plugins whose output it precaches.
    { resolve: "gatsby-plugin-offline", options: offlineOptions },
  ],
};

export default config;
