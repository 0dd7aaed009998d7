import type { MachineFile } from "./machine-file";
import { absolute, type Programme } from "./programme";

/**
 * A site that is not published says so by `noindex`, on its pages and in the header; crawlers must be allowed to read
 * that, so robots.txt excludes nothing.
 */
export const robotsFile = ({ website }: Programme): MachineFile => ({
  path: "/robots.txt",
  text: ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(website, "/sitemap-index.xml")}`, ""].join("\n"),
});
