import { robotsFile } from "./robots";
import { testProgramme } from "./testing/machine-data";

test("crawlers may read everything, and find the sitemap", () => {
  expect(robotsFile(testProgramme())).toEqual({
    path: "/robots.txt",
    text: "User-agent: *\nAllow: /\n\nSitemap: https://lillevik.example.no/sitemap-index.xml\n",
  });
});
