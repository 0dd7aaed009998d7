import { Feed, type Item } from "feed";
import type { ProgrammeCalendar } from "../../../rules/calendar-address";
import { longMoment, sentenceCase } from "../../../rules/norwegian";
import { toEpoch } from "../../../rules/oslo";
import { statusLabel } from "../../../rules/showing";
import type { MachineFile } from "./machine-file";
import { PARTS } from "./parts";
import { type Article, absolute, isComing, type Programme, type Showing, type Title, type Website } from "./programme";

/** A channel that readers can follow. */
export interface Channel {
  readonly path: string;
  readonly title: string;
}

interface FullChannel extends Channel {
  readonly description: string;
  readonly items: (programme: Programme) => readonly Item[];
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Feed readers know nothing of the site, so that its own links need their host. */
const withHost = (html: string, { url }: Website): string => html.replace(/(href|src)="\/(?!\/)/g, `$1="${url}/`);

const articleItem = (article: Article, website: Website): readonly Item[] =>
  article.path === null
    ? []
    : [
        {
          title: article.title,
          link: absolute(website, article.path),
          id: absolute(website, article.path),
          description: article.summary,
          content: withHost(article.content, website),
          date: new Date(article.createdAt),
        },
      ];

const line = (showing: Showing): string => {
  const status = ["cancelled", "moved", "soldOut", "free"].includes(showing.status) ? statusLabel(showing) : null;
  const when = `${sentenceCase(longMoment(showing.start))}, ${showing.hall.name}`;
  return `<li>${escapeHtml(status === null ? when : `${when}. ${status}`)}</li>`;
};

/** A film or culture event with what it has to come; its date is that of the latest change, so that news comes first. */
const titleItem = ({ path, main, showings }: Title, { website, today }: Programme): readonly Item[] => {
  const coming = showings.filter((showing) => isComing(showing, today));
  const dates = coming.map(({ lastChanged }) => lastChanged).sort();
  const latest = dates[dates.length - 1];
  if (latest === undefined) return [];
  const summary = main.contents[0]?.summary ?? "";
  return [
    {
      title: main.title,
      link: absolute(website, path),
      id: absolute(website, path),
      description: summary,
      content: `<p>${escapeHtml(summary)}</p><ul>${coming.map(line).join("")}</ul>`,
      date: new Date(toEpoch(latest)),
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
    programme.titles
      .filter(({ main }) => PARTS[part](main))
      .flatMap((title) => titleItem(title, programme))
      .sort((a, b) => b.date.getTime() - a.date.getTime());

const CHANNELS: readonly FullChannel[] = [
  {
    path: "/rss/kinoprogram.xml",
    title: "Kinoprogram",
    description: "Filmene på kino, med forestillingene som kommer.",
    items: titles("kino"),
  },
  {
    path: "/rss/kulturprogram.xml",
    title: "Kulturprogram",
    description: "Kulturarrangementene som kommer.",
    items: titles("kultur"),
  },
  {
    path: "/rss/bibliotek.xml",
    title: "På biblioteket",
    description: "Det som skjer på biblioteket.",
    items: titles("bibliotek"),
  },
  {
    path: "/rss/barn.xml",
    title: "For barn",
    description: "Filmer og arrangementer for barn.",
    items: titles("barn"),
  },
  { path: "/rss/artikler.xml", title: "Artikler", description: "Alle artikler fra huset.", items: articles(null) },
  {
    path: "/rss/artikler-kino.xml",
    title: "Artikler om kino",
    description: "Artikler fra kinoen.",
    items: articles("cinema"),
  },
  {
    path: "/rss/artikler-kultur.xml",
    title: "Artikler om kultur",
    description: "Artikler om kultur i huset.",
    items: articles("culture"),
  },
];

const channelTitle = ({ name }: Website, title: string): string => `${name}: ${title.toLowerCase()}`;

/** The channels with their addresses, for the pages' heads. */
export const channels = (website: Website): readonly Channel[] =>
  CHANNELS.map(({ path, title }) => ({ path, title: channelTitle(website, title) }));

/** RSS 2.0, one file for each channel. It is dated by its newest item and not by the build. */
export const rssFiles = (programme: Programme): readonly MachineFile[] =>
  CHANNELS.map(({ path, title, description, items }) => {
    const { website } = programme;
    const all = items(programme);
    const feed = new Feed({
      id: absolute(website, path),
      title: channelTitle(website, title),
      description,
      link: website.url,
      language: "nb",
      feed: absolute(website, path),
      updated: new Date(Math.max(0, ...all.map(({ date }) => date.getTime()))),
      generator: website.name,
    });
    for (const item of all) feed.addItem(item);
    return { path, text: feed.rss2() };
  });
