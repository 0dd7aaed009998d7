import type { Part } from "../answers/parts";

/** Eight houses, from one part to all. */
export const HOUSES = {
  kino: ["kino"],
  bibliotek: ["bibliotek"],
  scene: ["kultur", "utleie"],
  filmklubb: ["kino", "filmklubb"],
  skole: ["kulturskole", "kantine"],
  utleie: ["utleie"],
  allsidig: ["kino", "kultur", "bibliotek", "utleie"],
  alt: ["kino", "kultur", "bibliotek", "kulturskole", "kantine", "utleie", "filmklubb"],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
