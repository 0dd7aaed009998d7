import { graphql } from "gatsby";
import type { Part } from "../../../domain/hours/now-and-next";
import { hoursOfPart } from "../../../domain/hours/opening-hours";
import type { OpenDay } from "../../../domain/hours/programme-hours";

export type PartShowing = Queries.PartShowingFragment;

/** The block's data on the parts of the venue. */
export interface VenueParts {
  readonly rows: readonly Queries.PartRowFieldsFragment[];
  /** For parts that follow the programme. */
  readonly openDays: readonly (OpenDay & { readonly part: string })[];
}

export type Row = Queries.PartRowFieldsFragment;

/** The input of the state of a row's part. */
export const partOfRow = <Showing extends PartShowing>(
  { shows, halls, part }: Row,
  openDays: VenueParts["openDays"],
  showings: readonly Showing[],
): Part<Showing> => ({
  shows,
  hours: hoursOfPart(part, openDays),
  followsProgramme: part.minutesBefore !== null,
  showings: showings.filter(({ hall }) => halls.includes(hall.key)),
});

export const query = graphql`
  fragment PartShowing on Event {
    key
    start
    end
    status
    saleOpens
    hall {
      key
      name
    }
    production {
      key
    }
  }

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

  fragment PartOpenDay on OpenDayOfPart {
    part
    date
    opens
    closes
  }

  fragment PartRowFields on PartRow {
    label
    shows
    halls
    part {
      key
      ...PartHours
    }
  }
`;
