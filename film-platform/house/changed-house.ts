import type { House } from "../data/programme";
import type { Change } from "./change";

type HouseShowing = House["showings"][number];

const withNewFilm = (
  { productions, showings, articles }: House,
  { newFilm, ediNumber, start, hall }: Extract<Change, { newFilm: string }>,
): House => ({
  articles,
  productions: [
    ...productions,
    {
      id: `film-${ediNumber}`,
      kind: "film",
      title: newFilm,
      typeText: "Film",
      originalTitle: null,
      ediNumber,
      runningTime: 98,
      ageLimit: null,
      genres: [],
      directors: [],
      spokenLanguage: "Norsk",
      subtitles: null,
      format: "2D",
      premiere: start.slice(0, 10),
      year: Number(start.slice(0, 4)),
      country: "Norge",
      distributor: null,
      summary: null,
    },
  ],
  showings: [
    ...showings,
    {
      id: `visning-${ediNumber}`,
      production: `film-${ediNumber}`,
      start,
      end: null,
      hall,
      status: "onSale",
      reason: null,
      previousStart: null,
      saleOpens: null,
      prices: [{ label: "Voksen", amount: 135 }],
      ticketUrl: `https://billett.example.no/forestilling/visning-${ediNumber}`,
    },
  ],
});

/** Copies of the showings in turn, one every four hours from 2028. */
const copiesOf = (showings: readonly HouseShowing[], count: number): readonly HouseShowing[] =>
  Array.from({ length: count }, (_, at) => showings[at % showings.length]).flatMap((showing, at) =>
    showing === undefined
      ? []
      : [
          {
            ...showing,
            id: `kopi-${at + 1}`,
            start: new Date(Date.UTC(2028, 0, 1, 8 + 4 * at)).toISOString().slice(0, 16),
            end: null,
            status: "onSale",
            reason: null,
            previousStart: null,
            saleOpens: null,
          },
        ],
  );

/** When orders change articles: 2 November 2026, 9.00 in Oslo. */
const ARTICLE_CHANGED = Date.UTC(2026, 10, 2, 8);

const newArticle = (id: string): House["articles"][number] => ({
  id,
  title: id,
  slug: id,
  summary: "En ny artikkel.",
  content: "<p>En ny artikkel.</p>",
  category: "culture",
  author: "Redaksjonen",
  node_locale: "nb",
  createdAt: ARTICLE_CHANGED,
  updatedAt: ARTICLE_CHANGED,
  order: 100,
});

const withArticle = (house: House, { article: id, gone, ...fields }: Extract<Change, { article: string }>): House => {
  const others = house.articles.filter((one) => one.id !== id);
  const article = house.articles.find((one) => one.id === id) ?? newArticle(id);
  return { ...house, articles: gone ? others : [...others, { ...article, ...fields, updatedAt: ARTICLE_CHANGED }] };
};

/** The house with one more change. */
export const changedHouse = (house: House, change: Change): House => {
  if ("copies" in change) {
    return { ...house, showings: [...house.showings, ...copiesOf(house.showings, change.copies)] };
  }
  if ("article" in change) return withArticle(house, change);
  if ("newFilm" in change) return withNewFilm(house, change);
  if ("film" in change) {
    const { film, ...facts } = change;
    return { ...house, productions: house.productions.map((one) => (one.id === film ? { ...one, ...facts } : one)) };
  }
  const { showing, gone, ...fields } = change;
  return {
    ...house,
    showings: house.showings.flatMap((one) => {
      if (one.id !== showing) return [one];
      return gone ? [] : [{ ...one, ...fields }];
    }),
  };
};
