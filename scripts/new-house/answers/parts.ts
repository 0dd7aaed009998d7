/** The parts that a house can have, with their names in Bokmål, in the order of menus and pages. */
export const PARTS = {
  kino: { name: "Kino", hours: "Kinoen" },
  kultur: { name: "Konserter og scene", hours: "Kulturkontoret" },
  bibliotek: { name: "Bibliotek", hours: "Biblioteket" },
  kulturskole: { name: "Kulturskole", hours: "Kulturskolen" },
  kantine: { name: "Kantine", hours: "Kantina" },
  utleie: { name: "Utleie", hours: "Utleiekontoret" },
  filmklubb: { name: "Filmklubb", hours: null },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly hours: string | null }>>;

export type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

export const PART_NAMES: readonly Part[] = Object.keys(PARTS).filter(isPart);

/** Parts whose example showings need a hall. */
export const PARTS_WITH_SHOWINGS = ["kino", "kultur", "bibliotek"] as const satisfies readonly Part[];
