import type { Showing } from "../content";
import type { Production } from "../content-files";
import { selected } from "../pages";
import { clockTime, dayAndMonth, now } from "../venue-time";
import { allSeen, type BlockTexts, htmlTexts, seen } from "./expectation";
import { isLeft, settings } from "./showings";

/** What blocks of films and other productions must show today. */

const pageOf = ({ parentSlug, pageReference, id }: Production): string => parentSlug ?? pageReference ?? id;

const films = (productions: readonly Production[]): readonly Production[] =>
  productions.filter((film, index) => productions.findIndex((other) => pageOf(other) === pageOf(film)) === index);

/** The first showing of any version of a film that is still to come. */
const nextOf = (film: Production, showings: readonly Showing[]): Showing | undefined =>
  showings.find(({ production }) => pageOf(production) === pageOf(film));

/** A film's place in a list stands still all day: that of its first showing today, also when it has ended. */
const turnOf = (film: Production, showings: readonly Showing[]): string | undefined =>
  nextOf(
    film,
    showings.filter((showing) => showing.start.slice(0, 10) >= now().slice(0, 10) || isLeft(showing)),
  )?.start;

const takesPlace = ({ status }: Showing): boolean => status !== "cancelled";

/** A film's next showing and its place in lists; cancelled ones count only when there are no others. */
const placed = (
  film: Production,
  showings: readonly Showing[],
): { readonly next: Showing; readonly at: string } | null => {
  const next = nextOf(film, showings.filter(isLeft).filter(takesPlace)) ?? nextOf(film, showings.filter(isLeft));
  if (!next) return null;
  const counted = showings.filter((showing) => takesPlace(showing) === takesPlace(next));
  return { next, at: turnOf(film, counted) ?? "" };
};

const byMoment = <T extends { readonly at: string }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => a.at.localeCompare(b.at));

export const eventsList =
  (showings: readonly Showing[]): BlockTexts =>
  (block, page) => {
    const { heading, emptyText } = settings.parse(block.settings);
    const shown = films(selected(page, block).productions).flatMap((film) => {
      const found = placed(film, showings);
      return found ? [{ ...found, film }] : [];
    });
    return [
      ...allSeen([heading]),
      ...byMoment(shown).map(({ film, next }) => seen(film.title, `kl. ${clockTime(next.start)}`)),
      ...(shown.length === 0 ? allSeen([emptyText]) : []),
    ];
  };

export const coverFlow =
  (showings: readonly Showing[]): BlockTexts =>
  (block, page) => {
    const { heading, link } = settings.parse(block.settings);
    const shown = films(selected(page, block).productions).flatMap((film) => {
      const found = placed(film, showings);
      if (found) return [{ at: found.at, film, when: `kl. ${clockTime(found.next.start)}` }];
      const at = film.premiere ?? "";
      return at > now() ? [{ at, film, when: `Premiere ${dayAndMonth(at)}` }] : [];
    });
    return [...allSeen([heading, link?.label]), ...byMoment(shown).map(({ film, when }) => seen(film.title, when))];
  };

export const upcomingFilms: BlockTexts = (block, page) => {
  const { heading, emptyText } = settings.parse(block.settings);
  const shown = films(selected(page, block).productions)
    .map((film) => ({ at: film.premiere ?? "", film }))
    .filter(({ at }) => at > now().slice(0, 10));
  return [
    ...allSeen([heading]),
    ...byMoment(shown).map(({ at, film }) => seen(film.title, "Premiere", dayAndMonth(at))),
    ...(shown.length === 0 ? allSeen([emptyText]) : []),
  ];
};

const AGE_WORDS = (limit: string | null | undefined): string => {
  if (limit === undefined) return "";
  if (limit === null) return "Ikke fastsatt";
  return limit === "A" ? "Tillatt for alle" : `${limit} år`;
};

export const movieInfo: BlockTexts = (block, page) => {
  const { heading, show } = settings.parse(block.settings);
  const [main] = selected(page, block).productions;
  if (!main) return allSeen([heading]);
  if (show === "description")
    return [...allSeen([heading]), ...htmlTexts(main.contents[0].body).map((text) => seen(text))];
  const [genre = "", ...genres] = main.genres;
  const people = [
    ...main.directors,
    ...main.cast,
    ...main.performers,
    genre,
    ...genres.map((one) => one.toLowerCase()),
  ];
  const named = [main.distributor, main.organiser, AGE_WORDS(main.ageLimit)].filter((text) => text !== undefined);
  return [seen(heading ?? "Fakta", ...people, ...named)];
};

export const trailer: BlockTexts = (block, page) => {
  const { heading } = settings.parse(block.settings);
  const found = selected(page, block).productions.find((one) => one.trailer)?.trailer;
  return found ? allSeen([heading, "Vis traileren", new URL(found.url).host]) : [];
};
