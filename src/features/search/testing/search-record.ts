import type { SearchRecord } from "../record";

/** A page without words, except those that are given. */
export const searchRecord = (over: Partial<SearchRecord> = {}): SearchRecord => ({
  url: "/a",
  kind: "page",
  title: "",
  names: [],
  types: [],
  lead: "",
  text: "",
  keywords: [],
  showings: [],
  premiere: null,
  picture: null,
  updated: null,
  foreign: false,
  soon: null,
  over: false,
  ...over,
});
