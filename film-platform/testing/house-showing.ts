import type { House } from "../data/programme";

type HouseShowing = House["showings"][number];
type HouseProduction = House["productions"][number];

/** A showing on sale of the venue's own systems. */
export const houseShowing = (
  more: Pick<HouseShowing, "id" | "production" | "start"> & Partial<HouseShowing>,
): HouseShowing => ({
  end: null,
  hall: "kinosal",
  status: "onSale",
  reason: null,
  previousStart: null,
  saleOpens: null,
  prices: [],
  ticketUrl: null,
  ...more,
});

/** A film of the venue's own systems, of which little is known. */
export const houseProduction = (
  more: Pick<HouseProduction, "id" | "title"> & Partial<HouseProduction>,
): HouseProduction => ({
  kind: "film",
  typeText: "Film",
  originalTitle: null,
  ediNumber: null,
  runningTime: null,
  ageLimit: null,
  genres: [],
  directors: [],
  spokenLanguage: null,
  subtitles: null,
  format: null,
  premiere: null,
  year: null,
  country: null,
  distributor: null,
  summary: null,
  ...more,
});
