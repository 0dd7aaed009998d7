import { ofNode } from "../../../rules/content/node-error";
import { calendarFiles } from "./calendar";
import { filmFactsFiles } from "./film-facts";
import type { MachineFile } from "./machine-file";
import { factsWriter, type PageFactsHtml } from "./page-facts";
import { type MachineData, openProgramme } from "./programme";
import { programmeDataFiles } from "./programme-data";
import { type PublishedShowings, publishedShowings, withSequences } from "./published-showings";
import { robotsFile } from "./robots";
import { rssFiles } from "./rss";

export type { MachineFile, PageFactsHtml, PublishedShowings };

interface ForMachines {
  readonly files: readonly MachineFile[];
  /** What the calendars show of each showing, for the next build. */
  readonly published: PublishedShowings;
  /** The machine-readable data of a page; null when the site has no such page. */
  readonly factsOf: (path: string) => PageFactsHtml | null;
}

/**
 * The public interface of the build half: all machine-readable files, from one query. The same content gives the same
 * bytes. Null when there is no site.
 *
 * @param before - what the calendars of the last build show.
 */
export const forMachines = (data: MachineData, before: PublishedShowings = {}): ForMachines | null => {
  const programme = openProgramme(withSequences(data, before));
  if (!programme) return null;
  const write = factsWriter(programme);
  const pages = new Map(programme.pages.map((page) => [page.path, page]));
  return {
    files: [
      ...calendarFiles(programme),
      ...rssFiles(programme),
      ...programmeDataFiles(programme),
      ...filmFactsFiles(programme),
      robotsFile(programme),
    ],
    published: publishedShowings(programme),
    factsOf: (path) => {
      const page = pages.get(path);
      return page ? ofNode("Page", path, () => write(page)) : null;
    },
  };
};
