import { addDays } from "../../../domain/time/local-time";

export interface BenchShowing {
  /** Oslo wall clock. */
  readonly start: string;
  readonly hall: string;
  readonly status: "onSale" | "soldOut" | "fewLeft" | "cancelled";
}

/** A film for benchmarks: the usual facts, and a text of usual length. */
export interface BenchFilm {
  readonly id: string;
  readonly title: string;
  /** The 2D version's slug, whose page a 3D version shares. */
  readonly slug: string;
  readonly ediNumber: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly premiere: string;
  readonly genres: readonly string[];
  readonly audience: readonly string[];
  readonly features: readonly string[];
  readonly format: "2D" | "3D";
  readonly spokenLanguage: string;
  readonly subtitles: string | null;
  readonly ageLimit: string;
  readonly hasPictures: boolean;
  readonly showings: readonly BenchShowing[];
  readonly starts: readonly string[];
}

/** What is unusual about a house's films. */
export interface FilmShape {
  readonly genresOf?: (film: number) => readonly string[];
  /** How many showings the first day with any has. */
  readonly onOneDay?: number;
  /** How many showings the first film has. */
  readonly ofOneFilm?: number;
}

/** The usual number of films in the programme; the rest are past films' pages. */
export const RUNNING = 40;
const SHOWINGS_EACH = 3;
const TIMES = ["11:00", "13:30", "16:00", "18:30", "21:00"] as const;
/** Past films ended before this many days ago, over this many years. */
const OVER_FOR = 30;
const YEARS = 20;
const PICTURED = 100;

export const HALLS: readonly string[] = [
  "kinosal",
  ...Array.from({ length: 19 }, (_, number) => `benk-sal-${number + 2}`),
];

const FIRST = ["Fyret", "Elva", "Skogen", "Huset", "Natta", "Broen", "Vinteren", "Toget", "Bryggen", "Fjellet"];
const SECOND = [
  "som ventet",
  "uten navn",
  "ved havet",
  "i tåka",
  "bak døra",
  "på andre sida",
  "som sang",
  "under isen",
];
const SENTENCE =
  "Filmen følger en familie gjennom ett år, fra den første snøen til den siste, og lar oss bli kjent med dem alle.";

const GENRES = [
  ..."Action Animasjon Barnefilm Dokumentar Drama Eventyr Familiefilm Fantasy Historisk Komedie".split(" "),
  ..."Krim Kortfilm Musikal Musikkfilm Mysterium Romantikk Skrekk Sport Thriller Western".split(" "),
];
const AUDIENCES = [["adults"], ["children"], ["youth", "adults"], ["adults", "seniors"], []];
const FEATURES = ["Babykino", "Dagkino", "Seniorkino", "Filmklubb", "Barnas filmfest"];
const LANGUAGES = [
  ["Norsk", null],
  ["Engelsk", "Norsk"],
  ["Fransk", "Norsk"],
  ["Svensk", null],
] as const;
const AGE_LIMITS = ["A", "6", "9", "12", "15"];
const STATUSES = ["onSale", "onSale", "onSale", "fewLeft", "soldOut", "onSale", "onSale", "cancelled"] as const;

const inTurn = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item => {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error("There is nothing to take in turn");
  return item;
};

const usualGenres = (film: number): readonly string[] => [
  ...new Set(Array.from({ length: 1 + (film % 3) }, (_, more) => inTurn(GENRES, film * 7 + more * (3 + (film % 5))))),
];

/** The showing in a slot: one after the other in each hall, without overlap. */
const showingAt = (slot: number, day: string): BenchShowing => ({
  start: `${day}T${inTurn(TIMES, slot)}`,
  hall: inTurn(HALLS, Math.floor(slot / TIMES.length)),
  status: inTurn(STATUSES, slot),
});

const SLOTS = TIMES.length * HALLS.length;
/** Showings on a usual day. */
const A_DAY = 12;

/** Showings of current films from a week after the anchor, twelve a day; of other films, over the years before it. */
const usualShowings = (film: number, anchor: string, { running, count }: Size): readonly BenchShowing[] =>
  Array.from({ length: SHOWINGS_EACH }, (_, turn) => {
    const slot = film * SHOWINGS_EACH + turn;
    const days = Math.floor(slot / A_DAY);
    const past = Math.max(1, Math.ceil(((count - running) * SHOWINGS_EACH) / (YEARS * 365)));
    const day = film < running ? 7 + days : -OVER_FOR - Math.floor((slot - running * SHOWINGS_EACH) / past);
    return showingAt(slot % SLOTS, addDays(anchor, day));
  });

interface Size {
  readonly count: number;
  readonly running: number;
}

/** Extra showings: all on one day, at different minutes per hall, or of one film on as many days. */
const moreShowings = (film: number, anchor: string, { onOneDay = 0, ofOneFilm = 0 }: FilmShape, { running }: Size) => {
  const each = Math.ceil(onOneDay / Math.max(1, running));
  const together = Array.from({ length: film < running && onOneDay > 0 ? each : 0 }, (_, turn) => {
    const slot = film * each + turn;
    const minute = String(Math.floor(slot / SLOTS) % 60).padStart(2, "0");
    const { start, ...showing } = showingAt(slot % SLOTS, addDays(anchor, 6));
    return { ...showing, start: `${start.slice(0, -2)}${minute}` };
  });
  const alone = Array.from({ length: film === 0 ? ofOneFilm : 0 }, (_, turn) =>
    showingAt(turn % TIMES.length, addDays(anchor, 200 + Math.floor(turn / TIMES.length))),
  );
  return [...together, ...alone];
};

/**
 * The given number of films, identical for every benchmarked site. Every tenth is the 3D version of the one before.
 * `anchor` is a day in the first week; `running` is how many films have coming showings, three each.
 */
export const benchFilms = (
  count: number,
  anchor: string,
  { running = RUNNING, shape = {} }: { readonly running?: number | undefined; readonly shape?: FilmShape } = {},
): readonly BenchFilm[] =>
  Array.from({ length: count }, (_, index) => {
    const format = index % 10 === 9 ? "3D" : "2D";
    const number = 50_000 + index;
    const main = format === "3D" ? index - 1 : index;
    const size = { count, running };
    const showings = [...usualShowings(index, anchor, size), ...moreShowings(index, anchor, shape, size)];
    const title = `${FIRST[main % FIRST.length]} ${SECOND[Math.floor(main / FIRST.length) % SECOND.length]} ${main}`;
    const starts = showings.map(({ start }) => start).sort();
    const [spokenLanguage, subtitles] = inTurn(LANGUAGES, main);
    return {
      id: `benk-${number}`,
      title,
      slug: `benk-${50_000 + main}-${50_000 + main}`,
      ediNumber: String(number),
      summary: `${title} er en film om å komme hjem.`,
      paragraphs: [1, 2, 3].map((part) => `${title}, del ${part}. ${SENTENCE} ${SENTENCE}`),
      premiere: addDays(starts[0]?.slice(0, 10) ?? anchor, -1),
      genres: (shape.genresOf ?? usualGenres)(main),
      audience: inTurn(AUDIENCES, main),
      features: main % 7 === 0 ? [inTurn(FEATURES, main / 7)] : [],
      format,
      spokenLanguage,
      subtitles,
      ageLimit: inTurn(AGE_LIMITS, main),
      hasPictures: index < PICTURED,
      showings,
      starts,
    };
  });
