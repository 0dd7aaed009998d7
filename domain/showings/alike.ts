import { byText } from "../collections/by-text";
import { grouped } from "../collections/grouped";
import type { LocalDateTime } from "../time/local-time";

/** What films are compared by. */
export interface ComparedFilm {
  /** The same for all versions of a film. */
  readonly page: string;
  /** The most characteristic one first. */
  readonly genres: readonly string[];
  /** Its target audience; empty when unknown. */
  readonly audience: readonly string[];
  /** Series and themes: "Seniorkino", "Den store kinodagen". */
  readonly features: readonly string[];
  /** Its next showing that is not cancelled; null without one. */
  readonly next: LocalDateTime | null;
}

const AT_MOST = 2;
const WEIGHTS = { genres: 4, features: 2, audience: 1 } as const;
type Trait = keyof typeof WEIGHTS;

const shared = (a: readonly string[], b: readonly string[]): number => b.filter((one) => a.includes(one)).length;

const likeness = (a: ComparedFilm, b: ComparedFilm): number => {
  // Films for different audiences are not similar.
  if (a.audience.length > 0 && b.audience.length > 0 && shared(a.audience, b.audience) === 0) return 0;
  // Science fiction with some drama does not resemble every drama.
  if (shared(a.genres.slice(0, 1), b.genres) + shared(a.features, b.features) === 0) return 0;
  const traits: readonly Trait[] = ["genres", "features", "audience"];
  return traits.reduce((sum, trait) => sum + WEIGHTS[trait] * shared(a[trait], b[trait]), 0);
};

/** Each film once, as the version with the next showing. */
const soonestVersions = <Film extends ComparedFilm>(films: readonly Film[]): readonly Film[] => {
  const soonest = new Map<string, Film>();
  for (const film of [...films].sort(byText(({ next }) => next ?? ""))) {
    if (film.next !== null && !soonest.has(film.page)) soonest.set(film.page, film);
  }
  return [...soonest.values()];
};

/** Finds up to two similar films with coming showings, the most similar first, then by next showing. */
export type AlikeTo<Film> = (film: ComparedFilm) => readonly Film[];

/**
 * Compares films by traits: those with the same genres, features and audience are compared as one, and only with films
 * that share their main genre, or a feature.
 */
export const alikeAmong = <Film extends ComparedFilm>(films: readonly Film[]): AlikeTo<Film> => {
  const places = soonestVersions(films).map((film, place) => ({ film, place }));
  const sameTraits = grouped(places, ({ film }) => JSON.stringify([film.genres, film.features, film.audience]));
  // One more than is shown, since a film is not similar to itself.
  const kinds = [...sameTraits.values()].map((alike) => alike.slice(0, AT_MOST + 1));
  const traitsOf = ({ genres, features }: ComparedFilm) => [
    ...genres.map((genre) => `genre ${genre}`),
    ...features.map((feature) => `feature ${feature}`),
  ];
  const withTrait = grouped(
    kinds.flatMap((kind) => kind.slice(0, 1).flatMap(({ film }) => traitsOf(film).map((trait) => ({ trait, kind })))),
    ({ trait }) => trait,
  );
  return (film) => {
    const shared = traitsOf({ ...film, genres: film.genres.slice(0, 1) }).flatMap(
      (trait) => withTrait.get(trait) ?? [],
    );
    return [...new Set(shared.map(({ kind }) => kind))]
      .flat()
      .map((one) => ({ ...one, likeness: likeness(film, one.film) }))
      .filter((one) => one.film.page !== film.page && one.likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
      .slice(0, AT_MOST)
      .map((one) => one.film);
  };
};
