import { ProgrammeDay } from "../../components/programme/programme-day";
import { byDay, isBeyondWeek } from "../../components/programme/showings";
import { useLiveShowings } from "../../features/events/events";
import type { LocalDateTime } from "../../rules/time/local-time";
import * as styles from "./schedule.module.css";

interface DaysProps {
  /** The block's id. */
  readonly block: string;
  readonly events: readonly Queries.ShowingFieldsFragment[];
  /** How many days with showings; null for all. */
  readonly limit: number | null;
  readonly variant: string;
  readonly now: LocalDateTime;
  readonly productions: ReadonlyMap<string, Queries.ShowingProductionFragment>;
  readonly level: "h2" | "h3";
}

/** Day after day, or side by side as the front page's hero. */
export const Days = ({ events, limit, variant, ...day }: DaysProps) => {
  const shown = byDay(events, limit).flatMap(([, showings]) => showings);
  const days = byDay(useLiveShowings(shown), null);
  const first = days[0]?.[0] ?? "";
  return (
    <div className={styles.days} data-variant={variant}>
      {days.map(([date, events]) => (
        <ProgrammeDay key={date} date={date} events={events} later={isBeyondWeek(first, date)} {...day} />
      ))}
    </div>
  );
};
