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

/** The next showing of any version of a film; a cancelled one counts only when there are no others. */
const nextOf = (film: Production, showings: readonly Showing[]): Showing | undefined => {
  const left = showings.filter((showing) => isLeft(showing) && pageOf(showing.production) === pageOf(film));
  return left.find(({ status }) => status !== "cancelled") ?? left[0];
};

/** "4. desember" → "4. des", as on a card. */
const inShort = (day: string): string => day.replace(/(\p{L}{3})\p{L}+$/u, "$1");

/** Those with a showing, by the next one. Films before their premiere are in another list. */
const shownNow = (productions: readonly Production[], showings: readonly Showing[]) =>
  films(productions)
    .filter(({ premiere = "" }) => premiere <= now().slice(0, 10))
    .flatMap((film) => {
      const next = nextOf(film, showings);
      return next ? [{ film, at: next.start }] : [];
    })
    .sort((a, b) => a.at.localeCompare(b.at));

export const eventsList =
  (showings: readonly Showing[]): BlockTexts =>
  (block, page) => {
    const { heading, emptyText } = settings.parse(block.settings);
    const shown = shownNow(selected(page, block).productions, showings);
    return [
      ...allSeen([heading]),
      ...shown.map(({ film, at }) => seen(film.title, `kl. ${clockTime(at)}`)),
      ...(shown.length === 0 ? allSeen([emptyText]) : []),
    ];
  };

export const coverFlow =
  (showings: readonly Showing[]): BlockTexts =>
  (block, page) => {
    const { heading, link } = settings.parse(block.settings);
    const shown = shownNow(selected(page, block).productions, showings);
    return [
      ...allSeen([heading, link?.label]),
      ...shown.map(({ film, at }) => seen(film.title, `kl. ${clockTime(at)}`)),
    ];
  };

export const upcomingFilms: BlockTexts = (block, page) => {
  const { heading, emptyText } = settings.parse(block.settings);
  const shown = films(selected(page, block).productions)
    .map((film) => ({ at: film.premiere ?? "", film }))
    .filter(({ at }) => at > now().slice(0, 10))
    .sort((a, b) => a.at.localeCompare(b.at));
  return [
    ...allSeen([heading]),
    ...shown.map(({ at, film }) => seen(film.title, "Premiere", inShort(dayAndMonth(at)))),
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
