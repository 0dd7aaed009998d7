import { ofNode } from "../../../../domain/publishing/node-error";
import { calendarFiles } from "./calendar";
import { filmFactsFiles } from "./film-facts";
import type { MachineFile } from "./machine-file";
import { factsWriter, type PageFactsHtml } from "./page-facts";
import { absolute, type MachineData, openProgramme, type Programme } from "./programme";
import { programmeDataFiles } from "./programme-data";
import { type PublishedShowings, publishedShowings, withSequences } from "./published-showings";
import { type PublishedDates, rssFiles } from "./rss";

/**
 * A site that is not published says so by `noindex`, on its pages and in the header; crawlers must be allowed to read
 * that, so robots.txt excludes nothing.
 */
const robotsFile = ({ website }: Programme): MachineFile => ({
  path: "/robots.txt",
  text: ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(website, "/sitemap-index.xml")}`, ""].join("\n"),
});

/** What calendars and channels of a build contain, which the next one goes on from. */
export interface Published {
  readonly showings: PublishedShowings;
  readonly dates: PublishedDates;
}

export type { MachineFile, PageFactsHtml };

interface ForMachines {
  readonly files: readonly MachineFile[];
  readonly published: Published;
  /** The machine-readable data of a page; null when the site has no such page. */
  readonly factsOf: (path: string) => PageFactsHtml | null;
}

/**
 * The public interface of the build half: all machine-readable files, from one query. The same content gives the same
 * bytes. Null when there is no site.
 *
 * @param before - what the last build published.
 */
export const forMachines = (data: MachineData, before: Published = { showings: {}, dates: {} }): ForMachines | null => {
  const programme = openProgramme(withSequences(data, before.showings));
  if (!programme) return null;
  const rss = rssFiles(programme, before.dates);
  const write = factsWriter(programme);
  const pages = new Map(programme.pages.map((page) => [page.path, page]));
  return {
    files: [
      ...calendarFiles(programme),
      ...rss.files,
      ...programmeDataFiles(programme),
      ...filmFactsFiles(programme),
      robotsFile(programme),
    ],
    published: { showings: publishedShowings(programme, before.showings), dates: rss.dates },
    factsOf: (path) => {
      const page = pages.get(path);
      return page ? ofNode("Page", path, () => write(page)) : null;
    },
  };
};
