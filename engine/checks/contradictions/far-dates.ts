import { grouped } from "../../../domain/collections/grouped";
import { either } from "../../../domain/define/voices";
import type { LocalDate } from "../../../domain/time/local-time";
import { fullDate } from "../../../domain/time/norwegian";
import type { SiteContent } from "../../content/content";
import { type FieldPath, type Origin, type Problem, problemAt } from "../../problems/problem";

/** How many years from now a date gives a warning, and an error. */
interface Window {
  readonly back: number;
  readonly ahead: number;
}

const ODD: Window = { back: 10, ahead: 2 };
const IMPOSSIBLE: Window = { back: 50, ahead: 10 };

/** A year with this many showings has had a programme. */
const PROGRAMME = 10;

const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** As far back as each year has had a programme, so that an archive gives no warnings. */
const windowOfProgramme = ({ events }: SiteContent, day: LocalDate): Window => {
  const years = grouped(events, ({ entity }) => yearOf(entity.start));
  let { back } = ODD;
  while ((years.get(yearOf(day) - back)?.length ?? 0) >= PROGRAMME) back += 1;
  return { ...ODD, back };
};

/** The same day some years later; 29 February sorts before 1 March in any year. */
const yearsLater = (day: LocalDate, years: number): LocalDate =>
  String(Number(day.slice(0, 4)) + years).padStart(4, "0") + day.slice(4);

const isWithin = (date: LocalDate, day: LocalDate, { back, ahead }: Window): boolean =>
  yearsLater(day, -back) <= date && date <= yearsLater(day, ahead);

interface Day {
  readonly day: LocalDate;
  readonly odd?: Window;
}

const farDate = (origin: Origin, at: FieldPath, { date, day, odd = ODD }: Day & { readonly date: LocalDate }) => {
  if (isWithin(date, day, odd)) return [];
  const years = Math.abs(yearOf(date) - yearOf(day));
  return [
    problemAt(origin, {
      severity: isWithin(date, day, IMPOSSIBLE) ? "warning" : "error",
      at,
      message: `er ${fullDate(date)}, ${years} år ${date < day ? "tilbake" : "fram"} i tid.`,
      cure: `Rett årstallet.${either(" Det skrives først, med fire sifre: 2026-12-24.", "")}`,
    }),
  ];
};

type Dated = Readonly<Record<string, string | undefined>>;

const farDatesIn = (origin: Origin, fields: Dated, { at = [], ...day }: Day & { readonly at?: FieldPath }) =>
  Object.entries(fields).flatMap(([name, moment]) =>
    moment === undefined ? [] : farDate(origin, [...at, name], { date: moment.slice(0, 10), ...day }),
  );

/**
 * Dates are plausible for a venue's programme. Dates that a demonstration shifts are measured from its anchor; a film's
 * premiere may be long ago, so only one far in the future is reported.
 */
export const checkFarDates = (content: SiteContent, today: LocalDate): readonly Problem[] => {
  const day = content.site.entity.demonstration?.anchor ?? today;
  const odd = windowOfProgramme(content, day);
  return [
    ...content.events.flatMap(({ entity: { start, end, previousStart, saleOpens, changed }, origin }) =>
      farDatesIn(origin, { start, end, previousStart, saleOpens, changed }, { day, odd }),
    ),
    ...content.productions.flatMap(({ entity, origin }) =>
      entity.object === "movie" && entity.premiere > day
        ? farDatesIn(origin, { premiere: entity.premiere }, { day })
        : [],
    ),
    ...content.articles.flatMap(({ entity: { createdAt, updatedAt }, origin }) =>
      farDatesIn(origin, { createdAt, updatedAt }, { day: today }),
    ),
    ...[...content.pages, ...content.articles, ...content.productions].flatMap(
      ({ entity: { shownFrom, shownUntil }, origin }) => farDatesIn(origin, { shownFrom, shownUntil }, { day: today }),
    ),
    ...content.site.entity.openingHours.flatMap(({ exceptions }, part) =>
      exceptions.flatMap(({ from, to }, index) =>
        farDatesIn(content.site.origin, { from, to }, { at: ["openingHours", part, "exceptions", index], day: today }),
      ),
    ),
  ];
};
