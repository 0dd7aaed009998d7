import { byText } from "../collections/by-text";
import type { LocalDateTime } from "../time/local-time";

/** What films are compared by. */
export interface ComparedFilm {
  /** One for all versions of a film. */
  readonly page: string;
  /** The one that characterises it first. */
  readonly genres: readonly string[];
  /** Its audience; empty when unknown. */
  readonly audience: readonly string[];
  /** Series and themes: "Seniorkino", "Den store kinodagen". */
  readonly features: readonly string[];
  /** Its next showing that takes place; null without one. */
  readonly next: LocalDateTime | null;
}

const AT_MOST = 2;
const WEIGHTS = { genres: 4, features: 2, audience: 1 } as const;
type Trait = keyof typeof WEIGHTS;

const shared = (a: readonly string[], b: readonly string[]): number => b.filter((one) => a.includes(one)).length;

const likeness = (a: ComparedFilm, b: ComparedFilm): number => {
  // Films for different audiences are not similar.
  if (a.audience.length > 0 && b.audience.length > 0 && shared(a.audience, b.audience) === 0) return 0;
  // Science fiction with some drama is not like any drama.
  if (shared(a.genres.slice(0, 1), b.genres) + shared(a.features, b.features) === 0) return 0;
  const traits: readonly Trait[] = ["genres", "features", "audience"];
  return traits.reduce((sum, trait) => sum + WEIGHTS[trait] * shared(a[trait], b[trait]), 0);
};

/** Each film once, by the version with the next showing. */
const soonestVersions = <Film extends ComparedFilm>(films: readonly Film[]): readonly Film[] => {
  const soonest = new Map<string, Film>();
  for (const film of [...films].sort(byText(({ next }) => next ?? ""))) {
    if (film.next !== null && !soonest.has(film.page)) soonest.set(film.page, film);
  }
  return [...soonest.values()];
};

/** Up to two similar films with coming showings, the most similar first, then by next showing. */
export const alikeFilms = <Film extends ComparedFilm>(film: ComparedFilm, films: readonly Film[]): readonly Film[] =>
  soonestVersions(films)
    .filter((other) => other.page !== film.page && likeness(film, other) > 0)
    .sort((a, b) => likeness(film, b) - likeness(film, a))
    .slice(0, AT_MOST);
