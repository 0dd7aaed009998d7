import { builtFile } from "./built-site";
import { childrenOf, parseXml, textIn } from "./xml";

interface Listed {
  readonly address: string;
  /** "" when it is absent. */
  readonly revised: string;
}

/** Every page in the sitemap and its parts. */
export const sitemap = (): readonly Listed[] =>
  childrenOf(parseXml(builtFile("sitemap-index.xml")), "sitemapindex")
    .flatMap((index) => childrenOf(index, "sitemap"))
    .map((part) => new URL(textIn(part, "loc")).pathname)
    .flatMap((path) => childrenOf(parseXml(builtFile(path)), "urlset"))
    .flatMap((set) => childrenOf(set, "url"))
    .map((page) => ({ address: textIn(page, "loc"), revised: textIn(page, "lastmod") }));
