import { dateOf, type LocalDateTime } from "../../../domain/time/local-time";
import { longDate } from "../../../domain/time/norwegian";
import { useLowerPrices } from "../../components/programme/child/use-lower-prices";
import { DayLabel } from "../../components/programme/day-label";
import { ShowingRow } from "../../components/programme/row/showing-row";
import * as styles from "./suggestions.module.css";

interface TimeProps {
  readonly event: Queries.ShowingFieldsFragment;
  readonly version: Queries.ShowingProductionFragment;
  /** What the film above it says: facts, a line each. */
  readonly repeated: string;
  readonly now: LocalDateTime;
}

/** A day, and its showing as in the programme, with what others than adults pay. */
export const SuggestedTime = ({ event, version, repeated, now }: TimeProps) => {
  const date = dateOf(event.start);
  const day = longDate(date);
  const prices = useLowerPrices()(event.prices, version.ageLimit).join("\n");
  return (
    <li className={styles.time} data-until={event.start}>
      <p className={styles.date}>
        <DayLabel date={date} now={now} near={`*, ${day}`} />
      </p>
      <ShowingRow production={version} withTitle={false} withSymbols {...{ event, day, repeated, prices, now }} />
    </li>
  );
};
