import { byText } from "../../../../domain/collections/by-text";
import { grouped } from "../../../../domain/collections/grouped";
import { ofNode } from "../../../../domain/publishing/node-error";
import { accessibilityLabel, listedUntil } from "../../../../domain/showings/showing";
import { stateAt } from "../../../../domain/showings/showing-state";
import { dateOf, daysBetween, type LocalDate, type LocalDateTime } from "../../../../domain/time/local-time";
import { toLocal } from "../../../../domain/time/oslo";
import type { SearchContent, SearchRecord, SearchShowing } from "../record";
import { wordsOf } from "../words/words";
import { blockHeadings, blockPrices, blockText, priceText } from "./block-text";
import { headingsIn, plainText } from "./plain-text";

type Data = Queries.SearchIndexQuery;
type Production = Data["allProduction"]["nodes"][number];
type Page = Data["allPage"]["nodes"][number];
type Hall = Data["allHall"]["nodes"][number];

const present = (texts: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(texts.filter((text): text is string => typeof text === "string" && text !== "")),
];

const firstSentence = (text: string | null | undefined): string =>
  /^.+?[.!?](?=\s|$)/.exec(text ?? "")?.[0] ?? text ?? "";

/** Films are found by «film» and «kino» too, whatever their texts are. */
const KEYWORDS = { film: ["film", "kino"], culture: ["arrangement"], room: ["rom", "sal", "leie", "utleie"] } as const;

const SOUGHT: readonly string[] = ["soldOut", "cancelled", "moved", "free"];

/** What visitors search for among the properties of a showing, until it has ended. */
const stateText = (event: Production["events"][number], moment: LocalDateTime): readonly string[] => {
  const { phase, words } = stateAt(event, moment);
  return phase === "ended" ? [] : words.filter(({ is }) => SOUGHT.includes(is)).map(({ text }) => text);
};

/** Days to the next of some coming showings that takes place. */
const daysTo = (showings: readonly SearchShowing[], moment: LocalDateTime): number | null => {
  const next = showings.find(({ status }) => status !== "cancelled");
  return next === undefined ? null : Math.max(0, daysBetween(dateOf(moment), dateOf(next.start)));
};

const pictureOf = (picture: Page["meta"]["image"]): string | null => picture?.file.childImageSharp?.resize?.src ?? null;

const amountText = ({ amount }: { readonly amount: number }): string => `${amount} kroner`;

/** "Voksen: 220 kr, Honnør: 180 kr." */
const priceList = (prices: readonly Parameters<typeof priceText>[0][]): string =>
  prices.length > 0 ? `${present(prices.map(priceText)).join(", ")}.` : "";

const productionRecord = (url: string, versions: readonly Production[], moment: LocalDateTime): SearchRecord => {
  const kind = versions.some(({ object }) => object === "movie") ? "film" : "culture";
  const texts = versions.flatMap(({ contents }) => contents.slice(0, 1));
  const events = versions.flatMap((version) => version.events);
  const prices = events.flatMap((event) => event.prices);
  const showings = events
    .map(({ key, start, end, status }) => ({ key, start, end: listedUntil(start, end), status }))
    .toSorted(byText(({ start }) => start));
  const coming = showings.filter(({ end }) => end > moment);
  const over = showings.length > 0 && coming.length === 0;
  return {
    url,
    kind,
    title: versions[0]?.title ?? "",
    names: present(
      versions.flatMap((one) => [
        one.originalTitle,
        one.kind,
        one.typeText,
        one.organiser,
        ...one.genres,
        ...one.directors,
        ...one.cast,
        ...one.performers,
      ]),
    ),
    lead: firstSentence(texts[0]?.summary),
    text: present([...texts.flatMap(({ summary, body }) => [summary, plainText(body)]), priceList(prices)]).join(" "),
    keywords: present([
      ...KEYWORDS[kind],
      ...versions.flatMap(({ versionLabel, features }) => [versionLabel, ...features]),
      ...events.flatMap(({ features, accessibility }) => [...features, ...accessibility.map(accessibilityLabel)]),
      ...events.flatMap((event) => stateText(event, moment)),
      ...prices.map(amountText),
    ]),
    showings: over ? showings.slice(-1) : coming,
    picture: present(versions.map(({ poster }) => pictureOf(poster)))[0] ?? null,
    updated: null,
    foreign: false,
    soon: daysTo(coming, moment),
    over,
    types: present(
      versions.flatMap(({ kind: shown, genres, versionLabel }) => [shown, ...genres, versionLabel]),
    ).filter((type) => wordsOf(type).length === 1),
    premiere: present(versions.map(({ premiere }) => premiere)).toSorted()[0] ?? null,
  };
};

const plain = {
  names: [],
  types: [],
  keywords: [],
  showings: [],
  premiere: null,
  updated: null,
  foreign: false,
  soon: null,
  over: false,
} as const;

const hallNames = ({ name, floor, equipment, setups }: Hall): readonly string[] =>
  present([name, ...equipment, ...setups.map((setup) => setup.name), floor]);

const pageRecord = (page: Page, hall: Hall | undefined, today: LocalDate): SearchRecord => ({
  ...plain,
  url: page.path,
  picture: pictureOf(page.meta.image),
  kind: hall ? "room" : "page",
  title: page.title,
  names: present([...(hall ? hallNames(hall) : []), ...page.blocks.flatMap(blockHeadings)]),
  lead: firstSentence(page.meta.description),
  text: present([
    page.meta.description,
    ...page.blocks.map((block) => blockText(block, today)),
    ...(hall?.setups.map(({ text }) => text) ?? []),
  ]).join(" "),
  keywords: present([
    ...page.meta.keywords,
    ...(hall ? KEYWORDS.room : []),
    ...[...page.blocks.flatMap(blockPrices), ...(hall?.prices ?? [])].map(amountText),
  ]),
  foreign: page.language !== null,
});

/** Foyer screens, the pages for missing pages and for offline use, and the search page itself are not indexed. */
const isPlace = ({ path, layout, blocks }: Page, searchPath: string | undefined): boolean =>
  layout !== "foyer" &&
  path !== searchPath &&
  !blocks.some(({ __typename }) => __typename === "NotFoundBlock" || __typename === "OfflineBlock");

/** Makes one record for each page that can be found: a film with its versions, an event, a room, an article, a page. */
export const searchRecords = (data: Data): readonly SearchRecord[] => {
  const moment = data.buildMoment?.moment ?? "";
  const versionsAt = grouped(data.allProduction.nodes, ({ path }) => path);
  const articles = new Map(data.allArticle.nodes.map((article) => [article.path, article]));
  const halls = new Map(data.allHall.nodes.map((hall) => [hall.page, hall]));
  const record = (page: Page): SearchRecord => {
    const article = articles.get(page.path);
    if (article) {
      const text = `${article.summary} ${plainText(article.content)}`;
      const names = headingsIn(article.content);
      return {
        ...plain,
        url: page.path,
        picture: pictureOf(article.thumbnail),
        updated: dateOf(toLocal(article.updatedAt)),
        kind: "article",
        title: article.title,
        names,
        lead: firstSentence(article.summary),
        text,
        keywords: page.meta.keywords,
      };
    }
    const versions = versionsAt.get(page.path) ?? [];
    return versions.length > 0
      ? productionRecord(page.path, versions, moment)
      : pageRecord(page, halls.get(page.path), dateOf(moment));
  };
  const searchPath = data.website?.theme.searchPath;
  return data.allPage.nodes
    .filter((page) => isPlace(page, searchPath))
    .map((page) => ofNode("Page", page.path, () => record(page)));
};

/** The input of the index. */
export const searchContent = (data: Data): SearchContent => ({
  records: searchRecords(data),
  synonyms: data.website?.searchWords ?? [],
});
