import type { House } from "../data/programme";

type HouseShowing = House["showings"][number];

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
