import { z } from "zod";
import { nameOfMonth, type Production, type Showing, SITE } from "../content";
import { selected } from "../pages";
import { buildDay, clockTime, dayAndMonth, now, plusDays, weekOf } from "../venue-time";
import { allSeen, type BlockTexts, type Expectation, htmlTexts, kroner, seen } from "./expectation";

/** The expected texts of blocks of films, culture and showings today. */

const settings = z.object({
  heading: z.string().optional(),
  emptyText: z.string().optional(),
  link: z.object({ label: z.string() }).optional(),
  days: z.number().optional(),
  limit: z.number().optional(),
  variant: z.string().optional(),
  filters: z.boolean().optional(),
  show: z.string().optional(),
});

const STATUS_WORDS: Readonly<Record<string, string>> = {
  planned: "Billettsalget er ikke åpnet",
  saleOpensAt: "Salget åpner",
  begun: "Har begynt",
  fewLeft: "Få billetter igjen",
  soldOut: "Utsolgt",
  free: "Gratis",
  cancelled: "Avlyst",
  moved: "Flyttet",
};

const ON_SALE = ["onSale", "fewLeft", "moved"];

/** The state of a showing at a moment, computed independently of the site's rule. */
export const stateOf = (showing: Showing, at: string): string => {
  const { status, saleOpens, start, ends } = showing;
  if (status === "cancelled") return status;
  if (at >= ends) return "over";
  if (at >= start) return "begun";
  if (["moved", "soldOut", "free"].includes(status) || saleOpens === undefined) return status;
  if (at < saleOpens) return "saleOpensAt";
  return status === "fewLeft" ? status : "onSale";
};

const stateWord = (showing: Showing): string => STATUS_WORDS[stateOf(showing, now())] ?? "";

const hallName = ({ hall }: Showing): string => SITE.halls.find(({ id }) => id === hall)?.name ?? `hall ${hall}`;

const isLeft = ({ ends }: Showing): boolean => ends > now();

const pageOf = ({ parentSlug, pageReference, id }: Production): string => parentSlug ?? pageReference ?? id;

/** "fra 100 kr" when ticket prices differ, "for 135 kr" when they do not. */
const lowestPrice = ({ prices }: Showing): readonly string[] => {
  const [lowest, highest] = prices
    .map(({ amount }) => amount)
    .sort((a, b) => a - b)
    .filter((_, index, all) => index === 0 || index === all.length - 1);
  if (lowest === undefined) return [];
  return [`${highest === undefined || highest === lowest ? "for" : "fra"} ${kroner(lowest)}`];
};

/** Status, hall, reason and price: the facts beside the time of a showing. */
const facts = (showing: Showing): readonly string[] => [
  hallName(showing),
  ...[stateWord(showing)].filter((word) => word !== ""),
  ...(showing.reason ? [showing.reason] : []),
  ...(showing.ticketUrl && ON_SALE.includes(stateOf(showing, now())) ? ["Kjøp", ...lowestPrice(showing)] : []),
];

const days = (showings: readonly Showing[]): readonly (readonly Showing[])[] =>
  [...new Set(showings.map(({ start }) => start.slice(0, 10)))].map((day) =>
    showings.filter(({ start }) => start.startsWith(day)),
  );

const rows = (showings: readonly Showing[]): readonly Expectation[] =>
  showings.flatMap((showing) => [
    seen(clockTime(showing.start)),
    seen(showing.production.title, ...facts(showing), ...showing.features),
  ]);

/** Today and the next six days are open; later days are folded by week. */
const board = (showings: readonly Showing[]): readonly Expectation[] => {
  const firstFolded = plusDays(now().slice(0, 10), 7);
  const near = showings.filter(({ start }) => start < firstFolded);
  const later = showings.filter(({ start }) => start >= firstFolded);
  return [
    ...days(near).flatMap((day) => [...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))), ...rows(day)]),
    ...[...new Set(later.map(({ start }) => weekOf(start.slice(0, 10))))].map((week) => seen(`Uke ${week}`)),
  ];
};

export const schedule: BlockTexts = (block, page) => {
  const { heading, emptyText, link, days: limit, variant } = settings.parse(block.settings);
  const left = selected(page, block).showings.filter(isLeft);
  const toCome = left.filter(({ start, status }) => start > now() && status !== "cancelled");
  const next = variant === "hero" ? (toCome.find(({ status }) => status !== "soldOut") ?? toCome[0]) : undefined;
  const shown =
    limit === undefined && variant !== "hero"
      ? board(left)
      : days(left)
          .slice(0, limit ?? left.length)
          .flatMap((day) => [...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))), ...rows(day)]);
  return [
    ...allSeen([heading, link?.label]),
    ...(next ? [seen(next.production.title, next.production.contents[0].summary, clockTime(next.start))] : []),
    ...(left.length === 0 ? allSeen([emptyText]) : shown),
  ];
};

const once = (showings: readonly Showing[]): readonly Showing[] =>
  showings.filter((showing, index) => {
    const same = showings.filter(({ production }) => production.id === showing.production.id);
    return showings.indexOf(same.find(({ status }) => status !== "cancelled") ?? showing) === index;
  });

export const cultureProgramme: BlockTexts = (block, page) => {
  const { heading, emptyText, link, limit, filters } = settings.parse(block.settings);
  const left = selected(page, block).showings.filter(isLeft);
  if (filters) return [...allSeen([heading, link?.label]), ...(left.length === 0 ? allSeen([emptyText]) : board(left))];
  const shown = once(left).slice(0, limit ?? left.length);
  return [
    ...allSeen([heading, link?.label]),
    ...shown.flatMap((showing) => [
      seen(`kl. ${clockTime(showing.start)}`),
      seen(showing.production.title, showing.production.typeText, hallName(showing), stateWord(showing)),
      seen(showing.production.contents[0].summary),
    ]),
    ...(shown.length === 0 ? allSeen([emptyText]) : []),
  ];
};

/** "Desember 2026", the headline of a calendar. */
export const monthOf: (...of: Parameters<BlockTexts>) => string = (block, page) => {
  const [{ monthName } = { monthName: nameOfMonth(buildDay()) }] = selected(page, block).showings;
  return monthName.charAt(0).toUpperCase() + monthName.slice(1);
};

export const monthCalendar: BlockTexts = (block, page) => {
  const { emptyText } = settings.parse(block.settings);
  const { showings } = selected(page, block);
  return [
    seen(monthOf(block, page)),
    ...days(showings).flatMap((day) => {
      const isOver = day.every(({ start }) => start.slice(0, 10) < now().slice(0, 10));
      const shown = isOver || day.length <= 5 ? day : day.slice(0, 4);
      return shown.flatMap((showing) => [seen(clockTime(showing.start)), seen(showing.production.title)]);
    }),
    ...(showings.length === 0 ? allSeen([emptyText]) : []),
  ];
};

export const ticketList: BlockTexts = (block, page) => {
  const { heading, emptyText } = settings.parse(block.settings);
  const { showings, productions } = selected(page, block);
  const left = showings.filter(isLeft);
  const hasRun = productions.some(
    ({ object, premiere }) =>
      object === "movie" && (showings.length > 0 || (premiere !== undefined && premiere <= now().slice(0, 10))),
  );
  return [
    ...allSeen([heading]),
    ...days(left).flatMap((day) => [
      ...allSeen(day.slice(0, 1).map(({ start }) => dayAndMonth(start))),
      ...day.map((showing) => seen(clockTime(showing.start), ...facts(showing))),
    ]),
    ...(left.length === 0 ? allSeen([hasRun ? "Ikke lenger på kino hos oss" : emptyText]) : []),
  ];
};

const films = (productions: readonly Production[]): readonly Production[] =>
  productions.filter((film, index) => productions.findIndex((other) => pageOf(other) === pageOf(film)) === index);

/** The first coming showing of any version of a film. */
const nextOf = (film: Production, showings: readonly Showing[]): Showing | undefined =>
  showings.find(({ production }) => pageOf(production) === pageOf(film));

/** A film's position in a list stays the same all day: that of its first showing today, also when it has ended. */
const turnOf = (film: Production, showings: readonly Showing[]): string | undefined =>
  nextOf(
    film,
    showings.filter((showing) => showing.start.slice(0, 10) >= now().slice(0, 10) || isLeft(showing)),
  )?.start;

const takesPlace = ({ status }: Showing): boolean => status !== "cancelled";

const byMoment = <T extends { readonly at: string }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => a.at.localeCompare(b.at));

export const eventsList =
  (showings: readonly Showing[]): BlockTexts =>
  (block, page) => {
    const { heading, emptyText } = settings.parse(block.settings);
    const left = showings.filter((showing) => isLeft(showing) && takesPlace(showing));
    const shown = films(selected(page, block).productions).flatMap((film) => {
      const next = nextOf(film, left);
      return next ? [{ at: turnOf(film, showings.filter(takesPlace)) ?? "", film, next }] : [];
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
    const left = showings.filter((showing) => isLeft(showing) && takesPlace(showing));
    const shown = films(selected(page, block).productions).flatMap((film) => {
      const next = nextOf(film, left);
      if (next) {
        const at = turnOf(film, showings.filter(takesPlace)) ?? "";
        return [{ at, film, when: `kl. ${clockTime(next.start)}` }];
      }
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
