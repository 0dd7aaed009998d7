import { productionCalendar } from "../../../../domain/addresses/calendar-address";
import { htmlElement, jsonForScript } from "./html-element";
import { absolute, type PageFacts, type Programme } from "./programme";
import { channels } from "./rss";
import { pageGraph } from "./structured-data/page-graph";

/** Marks the elements for the browser, which removes them on navigation (src/app/arrival/remove-page-json-ld.ts). */
const MARK = { "data-maskin": "" };

const alternate = (type: string, href: string, title: string): string =>
  htmlElement({ tag: "link", attributes: { ...MARK, rel: "alternate", type, href, title } });

const dataScript = (text: string): string =>
  htmlElement({ tag: "script", attributes: { ...MARK, type: "application/ld+json" }, text });

/** The start tag of the script that holds a page's structured data: a data block, which browsers do not run. */
export const DATA_SCRIPT = dataScript("").replace("</script>", "");

export interface PageFactsHtml {
  /** For the end of the head: links to the page's calendars and channels. */
  readonly links: string;
  /** For the end of the body, so that it does not delay rendering: the structured data. */
  readonly data: string;
}

/** The machine-readable data of a page, as HTML. */
export const factsWriter = (programme: Programme): ((page: PageFacts) => PageFactsHtml) => {
  const { website } = programme;
  const graphOf = pageGraph(programme);
  const titles = new Map(programme.titles.map((title) => [title.path, title.main]));
  const feeds = channels(programme).map(({ path, title }) =>
    alternate("application/rss+xml", absolute(website, path), title),
  );
  return (page) => {
    const production = titles.get(page.path);
    const path = production && productionCalendar(production);
    const calendar = path ? [alternate("text/calendar", absolute(website, path), production.title)] : [];
    return { links: [...feeds, ...calendar].join(""), data: dataScript(jsonForScript(graphOf(page))) };
  };
};
