import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from "parse5";
import type { ProgrammeCalendar } from "../../../../domain/addresses/calendar-address";
import { byText } from "../../../../domain/collections/by-text";
import { longMoment, sentenceCase } from "../../../../domain/time/norwegian";
import { toEpoch } from "../../../../domain/time/oslo";
import { type HtmlElement, htmlElement } from "./html-element";
import type { MachineFile } from "./machine-file";
import { PARTS, partsOf } from "./parts";
import { type Article, absolute, isComing, type Programme, type Showing, type Title, type Website } from "./programme";
import { type RssItem, rssChannel } from "./rss-channel";

/** A channel of the site. */
export interface Channel {
  readonly path: string;
  readonly title: string;
}

/** Dates that channels have shown, in milliseconds, by the path of the item's page or of the channel. */
export type PublishedDates = Readonly<Record<string, number>>;

/** An item as all channels have it. */
interface Item extends Omit<RssItem, "link" | "guid" | "date"> {
  readonly path: string;
  readonly date: number;
}

interface FullChannel extends Channel {
  readonly description: string;
  /** Whether the venue has any content of this kind. */
  readonly isOffered: (programme: Programme) => boolean;
  readonly items: (programme: Programme) => readonly Item[];
}

const nodesIn = (node: DefaultTreeAdapterTypes.Node): readonly DefaultTreeAdapterTypes.Node[] =>
  "childNodes" in node ? [node, ...node.childNodes.flatMap(nodesIn)] : [node];

/** Feed readers do not resolve relative links, so links within the site get the host. */
const withHost = (html: string, { url }: Website): string => {
  const fragment = parseFragment(html);
  for (const node of nodesIn(fragment).filter(defaultTreeAdapter.isElementNode)) {
    for (const attribute of node.attrs) {
      const isOwn = ["href", "src"].includes(attribute.name) && /^\/(?!\/)/.test(attribute.value);
      if (isOwn) attribute.value = `${url}${attribute.value}`;
    }
  }
  return serialize(fragment);
};

const articleItem = (article: Article, website: Website): readonly Item[] =>
  article.path === null
    ? []
    : [
        {
          title: article.title,
          path: article.path,
          summary: article.summary,
          content: withHost(article.content, website),
          date: article.createdAt,
        },
      ];

const line = (showing: Showing): HtmlElement => {
  const when = `${sentenceCase(longMoment(showing.start))}, ${showing.hall.name}`;
  return { tag: "li", text: [when, ...showing.now.words.map(({ text }) => text)].join(". ") };
};

/**
 * A film or culture event with its coming showings; its date is that of the latest change, so that news comes first.
 */
const titleItem = ({ path, main, showings }: Title): readonly Item[] => {
  const coming = showings.filter(isComing);
  const dates = coming.map(({ lastChanged }) => lastChanged).sort();
  const latest = dates[dates.length - 1];
  if (latest === undefined) return [];
  const summary = main.contents[0]?.summary ?? "";
  return [
    {
      title: main.title,
      path,
      summary,
      content: htmlElement({ tag: "p", text: summary }) + htmlElement({ tag: "ul", children: coming.map(line) }),
      date: toEpoch(latest),
    },
  ];
};

const articles =
  (category: string | null) =>
  (programme: Programme): readonly Item[] =>
    programme.articles
      .filter((article) => category === null || article.category === category)
      .flatMap((article) => articleItem(article, programme.website));

const titles =
  (part: ProgrammeCalendar) =>
  (programme: Programme): readonly Item[] =>
    programme.titles.filter(({ main }) => PARTS[part](main)).flatMap(titleItem);

const hasPart =
  (part: ProgrammeCalendar) =>
  (programme: Programme): boolean =>
    partsOf(programme).has(part);

const hasArticles =
  (category: string) =>
  (programme: Programme): boolean =>
    programme.articles.some((article) => article.category === category);

const CHANNELS: readonly FullChannel[] = [
  {
    path: "/rss/kinoprogram.xml",
    title: "Kinoprogram",
    description: "Filmene på kino, med forestillingene som kommer.",
    isOffered: hasPart("kino"),
    items: titles("kino"),
  },
  {
    path: "/rss/kulturprogram.xml",
    title: "Kulturprogram",
    description: "Kulturarrangementene som kommer.",
    isOffered: hasPart("kultur"),
    items: titles("kultur"),
  },
  {
    path: "/rss/bibliotek.xml",
    title: "På biblioteket",
    description: "Det som skjer på biblioteket.",
    isOffered: hasPart("bibliotek"),
    items: titles("bibliotek"),
  },
  {
    path: "/rss/barn.xml",
    title: "For barn",
    description: "Filmer og arrangementer for barn.",
    isOffered: hasPart("barn"),
    items: titles("barn"),
  },
  {
    path: "/rss/artikler.xml",
    title: "Artikler",
    description: "Alle artikler fra huset.",
    isOffered: () => true,
    items: articles(null),
  },
  {
    path: "/rss/artikler-kino.xml",
    title: "Artikler om kino",
    description: "Artikler fra kinoen.",
    isOffered: hasArticles("cinema"),
    items: articles("cinema"),
  },
  {
    path: "/rss/artikler-kultur.xml",
    title: "Artikler om kultur",
    description: "Artikler om kultur i huset.",
    isOffered: hasArticles("culture"),
    items: articles("culture"),
  },
];

const channelTitle = ({ name }: Website, title: string): string => `${name}: ${title.toLowerCase()}`;

const offered = (programme: Programme): readonly FullChannel[] =>
  CHANNELS.filter(({ isOffered }) => isOffered(programme));

/** The channels with their addresses, for the heads of pages. */
export const channels = (programme: Programme): readonly Channel[] =>
  offered(programme).map(({ path, title }) => ({ path, title: channelTitle(programme.website, title) }));

/** The later of both, so that no date is earlier than one that was shown before. */
const laterOf = (date: number, before: number | undefined): number => Math.max(date, before ?? 0);

/**
 * One RSS file for each channel, and the dates in them. A showing that ends or is deleted takes the change with it that
 * was the latest: without the dates of the last build, an item would become older, and leave its place.
 */
export const rssFiles = (
  programme: Programme,
  before: PublishedDates = {},
): { readonly files: readonly MachineFile[]; readonly dates: PublishedDates } => {
  const { website } = programme;
  const made = offered(programme).map((channel) => {
    const items = channel
      .items(programme)
      .map((item) => ({ ...item, date: laterOf(item.date, before[item.path]) }))
      .sort((a, b) => b.date - a.date);
    return { ...channel, items, date: laterOf(items[0]?.date ?? 0, before[channel.path]) };
  });
  const dates = made.flatMap(({ path, date, items }) => [{ path, date }, ...items]);
  return {
    files: made.map(({ path, title, description, items, date }) => ({
      path,
      text: rssChannel({
        title: channelTitle(website, title),
        description,
        link: website.url,
        self: absolute(website, path),
        generator: website.name,
        date: date === 0 ? null : new Date(date),
        items: items.map((item) => ({
          ...item,
          link: absolute(website, item.path),
          guid: `${website.key}${path}#${item.path}`,
          date: new Date(item.date),
        })),
      }),
    })),
    dates: Object.fromEntries(
      [...Object.entries(before), ...dates.map(({ path, date }) => [path, date] as const)].sort(
        byText(([path]) => path),
      ),
    ),
  };
};
