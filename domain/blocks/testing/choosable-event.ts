import type { ChoosableEvent } from "../choice";

/** An ordinary film showing that a block can choose; its id is its day. */
export const choosableEvent = (start: string): ChoosableEvent => ({
  id: start.slice(0, 10),
  start,
  end: null,
  status: "onSale",
  saleOpens: null,
  ticketUrl: null,
  page: "/a",
  production: { key: "a" },
  part: "film",
  weekday: "lørdag",
  audience: [],
  ageLimit: "A",
  spokenLanguage: null,
  subtitles: null,
  accessibility: [],
  features: [],
});
