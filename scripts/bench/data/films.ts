import { addDays, dateOf } from "../../../domain/time/local-time";

/** A film for benchmarks: a text of usual length, and no pictures. */
export interface BenchFilm {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly ediNumber: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly premiere: string;
  /** Wall-clock starts in Oslo. */
  readonly starts: readonly string[];
}

/** The usual number of films in the programme; the rest are pages of past films. */
export const RUNNING = 40;
const SHOWINGS_EACH = 3;
/** One hall, so showings do not overlap. */
const TIMES = ["11:00", "13:30", "16:00", "18:30"] as const;
/** Past films were shown before this many days ago. */
const OVER_FOR = 30;

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

/** Showings in sequence: those of current films from a week after the anchor, those of the others backwards in time. */
const startsOf = (film: number, anchor: string, running: number): readonly string[] =>
  Array.from({ length: SHOWINGS_EACH }, (_, turn) => {
    const slot = film * SHOWINGS_EACH + turn;
    const days = Math.floor(slot / TIMES.length);
    const day = addDays(anchor, film < running ? 7 + days : -OVER_FOR - days);
    return `${day}T${TIMES[slot % TIMES.length]}`;
  });

/**
 * The given number of films, the same for every benchmarked site. `anchor` is a day of the first week; `running` is how
 * many films have coming showings, three each.
 */
export const benchFilms = (count: number, anchor: string, running = RUNNING): readonly BenchFilm[] =>
  Array.from({ length: count }, (_, index) => {
    const number = 50_000 + index;
    const id = `benk-${number}`;
    const starts = startsOf(index, anchor, running);
    const title = `${FIRST[index % FIRST.length]} ${SECOND[Math.floor(index / FIRST.length) % SECOND.length]} ${index}`;
    return {
      id,
      title,
      slug: `${id}-${number}`,
      ediNumber: String(number),
      summary: `${title} er en film om å komme hjem.`,
      paragraphs: [1, 2, 3].map((part) => `${title}, del ${part}. ${SENTENCE} ${SENTENCE}`),
      premiere: dateOf([...starts].sort()[0] ?? anchor),
      starts,
    };
  });
