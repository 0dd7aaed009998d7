import type { LocalDate, LocalDateTime } from "../../../../domain/time/local-time";
import { longDate } from "../../../../domain/time/norwegian";
import type { HeadingLevel } from "../../../lib/heading";
import { hasFilms } from "../showings";
import { ShowingRow } from "./showing-row";
import type { ticketsLeft } from "./tickets-left";

interface ShowingRowsProps {
  readonly date: LocalDate;
  readonly events: readonly Queries.ShowingFieldsFragment[];
  readonly productions: ReadonlyMap<string, Queries.ShowingProductionFragment>;
  readonly now: LocalDateTime;
  readonly level?: HeadingLevel;
  readonly withTitle?: boolean;
  readonly repeated?: string;
  /** For sold-out showings, by key: the next one with tickets. */
  readonly waysOn?: ReturnType<typeof ticketsLeft>;
}

/** The showings of one day, a row each. One whose production is unknown is left out. */
export const ShowingRows = ({ date, events, productions, waysOn, ...row }: ShowingRowsProps) => {
  const rowProps = { day: longDate(date), amongFilms: hasFilms(events, productions), ...row };
  return events.map((event) => {
    const production = productions.get(event.production.key);
    const wayOn = waysOn?.get(event.key)?.label;
    return (
      production && <ShowingRow key={event.key} event={event} production={production} wayOn={wayOn} {...rowProps} />
    );
  });
};
