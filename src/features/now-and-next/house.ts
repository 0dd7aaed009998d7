import { graphql } from "gatsby";
import type { Part } from "../../rules/showings/now-and-next";
import { listedUntil } from "../../rules/showings/showing";
import type { ShowingFacts } from "../../rules/showings/showing-state";
import type { LocalDateTime } from "../../rules/time/local-time";
import type { OpenDay } from "../../rules/time/programme-hours";

/** A showing with its times and its hall. */
export interface HouseShowing extends ShowingFacts {
  readonly key: string;
  readonly hall: { readonly key: string; readonly name: string };
  readonly production: { readonly key: string };
}

/** The block's data on the parts of the venue. */
export interface House {
  readonly rows: readonly Queries.HouseRowFieldsFragment[];
  /** For parts that follow the programme. */
  readonly openDays: readonly (OpenDay & { readonly part: string })[];
}

export type Row = Queries.HouseRowFieldsFragment;

/** The input of the state of a row's part. */
export const partOfRow = <Showing extends HouseShowing>(
  { shows, halls, part }: Row,
  openDays: House["openDays"],
  showings: readonly Showing[],
): Part<Showing> => ({
  shows,
  hours: { ...part, openDays: openDays.filter((day) => day.part === part.key) },
  followsProgramme: part.minutesBefore !== null,
  showings: showings.filter(({ hall }) => halls.includes(hall.key)),
});

/** All showings, with the live status of those that were requested. */
export const withWatched = <Showing extends HouseShowing>(
  showings: readonly Showing[],
  watched: readonly Showing[],
): readonly Showing[] => {
  const live = new Map(watched.map((showing) => [showing.key, showing]));
  return showings.map((showing) => live.get(showing.key) ?? showing);
};

/** How many showings of a row may be shown before the page is loaded again: the current and the next. */
const WATCHED = 4;

/** The showings whose live status the rows depend on. */
export const watchedShowings = <Showing extends HouseShowing>(
  { rows }: House,
  showings: readonly Showing[],
  now: LocalDateTime,
): readonly Showing[] => {
  const left = showings.filter(({ start, end }) => now < listedUntil(start, end));
  const shown = rows
    .filter(({ shows }) => shows !== "hours")
    .flatMap(({ halls }) => left.filter(({ hall }) => halls.includes(hall.key)).slice(0, WATCHED));
  return left.filter((showing) => shown.includes(showing));
};

export const query = graphql`
  fragment PartHours on OpeningHours {
    minutesBefore
    publicHolidays
    weekly {
      days
      opens
      closes
    }
    exceptions {
      from
      to
      closed
      opens
      closes
      reason
    }
  }

  fragment HouseRowFields on HouseRow {
    label
    shows
    halls
    part {
      key
      ...PartHours
    }
  }
`;
