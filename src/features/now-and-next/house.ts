import { graphql } from "gatsby";
import type { Part } from "../../rules/showings/now-and-next";
import type { ShowingFacts } from "../../rules/showings/showing-state";
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

  fragment HouseOpenDay on OpenDayOfPart {
    part
    date
    opens
    closes
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
