import type { GatsbyConfig } from "gatsby";
import { readSite } from "./gatsby/read-site";
import { pagesForSearchEngines } from "./gatsby/sitemap-pages";

const site = readSite();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.name },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/**/*.{ts,tsx}", "./gatsby/**/*.ts", "./gatsby-node.ts"],
  },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: `${site.contentRoot}/images` } },
    { resolve: "gatsby-source-filesystem", options: { name: "settings", path: `${site.contentRoot}/settings` } },
    { resolve: "gatsby-transformer-json", options: { typeName: "RedirectsSettings" } },
    {
      resolve: "gatsby-source-kulturhus",
      options: { contentRoot: site.contentRoot, staticRoot: site.staticRoot, siteId: site.siteId },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["auto", "webp"], placeholder: "dominantColor", quality: 72 } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.name,
        short_name: site.name,
        description: site.description,
        lang: site.locale,
        start_url: "/",
        display: "standalone",
        background_color: "#1C1412",
        theme_color: site.color,
        icon: site.icon,
        icon_options: { purpose: "any maskable" },
        theme_color_in_head: false,
      },
    },
    { resolve: "gatsby-plugin-sitemap", options: { output: "/", ...pagesForSearchEngines } },
  ],
};

export default config;
