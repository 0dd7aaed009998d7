import { productionCalendar } from "../../../rules/calendar-address";
import { absolute, type PageFacts, type Programme } from "./programme";
import { channels } from "./rss";
import { pageGraph } from "./structured-data/page-graph";

/** Marks what is ours, so that it can be renewed in a page that was not built again. */
const MARK = "data-maskin";
const WRITTEN = new RegExp(`<(?:script|link) ${MARK}[^>]*>(?:[^<]*</script>)?`, "g");

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const alternate = (type: string, href: string, title: string): string =>
  `<link ${MARK} rel="alternate" type="${type}" href="${attribute(href)}" title="${attribute(title)}">`;

/** JSON that cannot end the element that it stands in, whatever an editor has written. */
const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

interface PageFactsHtml {
  /** For the head: what can be followed from the page. */
  readonly links: string;
  /** For the end of the body, so that nobody waits for it: the structured data. */
  readonly data: string;
}

/** What a page tells machines, as HTML. */
export const factsWriter = (programme: Programme): ((page: PageFacts) => PageFactsHtml) => {
  const { website } = programme;
  const graphOf = pageGraph(programme);
  const titles = new Map(programme.titles.map((title) => [title.path, title.main]));
  const feeds = channels(website).map(({ path, title }) =>
    alternate("application/rss+xml", absolute(website, path), title),
  );
  return (page) => {
    const production = titles.get(page.path);
    const path = production && productionCalendar(production);
    const calendar = path ? [alternate("text/calendar", absolute(website, path), production.title)] : [];
    return {
      links: [...feeds, ...calendar].join(""),
      data: `<script ${MARK} type="application/ld+json">${safeJson(graphOf(page))}</script>`,
    };
  };
};

/** The page as Gatsby has drawn it. */
export const withoutFacts = (html: string): string => html.replace(WRITTEN, "");

/** The page with its facts, instead of those that an earlier build put there. */
export const withFacts = (html: string, { links, data }: PageFactsHtml): string => {
  const page = withoutFacts(html);
  const head = page.indexOf("</head>");
  const body = page.lastIndexOf("</body>");
  if (head === -1 || body === -1) return html;
  return page.slice(0, head) + links + page.slice(head, body) + data + page.slice(body);
};
