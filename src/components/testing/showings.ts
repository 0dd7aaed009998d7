import { toIso } from "../../../domain/time/oslo";

type Showing = Queries.TicketListBlockFieldsFragment["events"][number];

type Overrides = Partial<Omit<Showing, "hall">> & {
  readonly hall?: Pick<Showing["hall"], "name"> & Partial<Showing["hall"]>;
};

/** A showing on sale, for unit tests, which set what they test. */
export const showing = ({ hall, ...overrides }: Overrides = {}): Showing => {
  const start = overrides.start ?? "2026-12-05T18:00";
  return {
    key: `forestilling-${start}`,
    start,
    end: null,
    startIso: toIso(start),
    status: "onSale",
    reason: null,
    previousStart: null,
    saleOpens: null,
    accessibility: [],
    features: [],
    note: null,
    ticketUrl: "https://billett.example.no/1",
    prices: [{ label: "Voksen", amount: 135 }],
    hall: { name: "Kinosalen", seating: null, ...hall },
    production: { key: "nattekspressen" },
    ...overrides,
  };
};

/** A showing of a film in a list of films. */
export const cardShowing = (
  start: string,
  overrides: Partial<Queries.CardShowingFragment> = {},
): Queries.CardShowingFragment => ({
  key: `forestilling-${start}`,
  start,
  end: null,
  status: "onSale",
  ...overrides,
});

type Film = Queries.ShowingProductionFragment & Pick<Queries.ListedProductionFragment, "typeText">;

/** The film that `showing` shows. */
export const film = (overrides: Partial<Film> = {}): Film => ({
  key: "nattekspressen",
  object: "movie",
  typeText: "Film",
  kind: "Film",
  title: "Nattekspressen",
  path: "/nattekspressen-20261",
  ediNumber: "20261",
  ageLimit: "12",
  format: "2D",
  versionLabel: null,
  spokenLanguage: "Finsk",
  subtitles: "Norsk",
  runningTime: 104,
  poster: null,
  ...overrides,
});

/** The data by which a film in a list is filtered. */
export const filmTraits = {
  typeText: "Film",
  kind: "Film",
  format: "2D",
  spokenLanguage: "Norsk",
  subtitles: null,
  audience: [],
} satisfies Partial<Queries.ListedProductionFragment>;

/** A film for a poster card. */
export const posterFilm = (
  overrides: Partial<Queries.PosterCardFieldsFragment> = {},
): Queries.PosterCardFieldsFragment => ({
  key: "nattekspressen",
  object: "movie",
  title: "Nattekspressen",
  path: "/nattekspressen-20261",
  ediNumber: "20261",
  ageLimit: "12",
  parentSlug: "nattekspressen-20261",
  poster: null,
  ...overrides,
});
