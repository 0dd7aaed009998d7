import { Heading, Paragraph } from "@digdir/designsystemet-react";
import { hoursOn } from "../../../../domain/hours/opening-hours";
import type { OpenDay } from "../../../../domain/hours/programme-hours";
import type { Json } from "../../../../domain/json/json";
import { addDays, isoWeek, mondayOf } from "../../../../domain/time/local-time";
import { dateSpan, longDate, sentenceCase } from "../../../../domain/time/norwegian";
import { WEEKS_AHEAD } from "../../../api/house";
import { CLOSED, spanText } from "./hours-text";
import * as styles from "./house.module.css";
import { partHours } from "./part-hours";

interface ComingWeeksProps {
  readonly parts: readonly Json[];
  readonly today: string;
  /** By part: the days on which showings open it. */
  readonly openDays: Readonly<Record<string, readonly OpenDay[]>>;
}

/** The next weeks as visitors will see them, with what is typed above. */
export const ComingWeeks = ({ parts, today, openDays }: ComingWeeksProps) => {
  const first = mondayOf(today);
  const isShown = (date: string): boolean => today <= date && date < addDays(today, 7 * WEEKS_AHEAD);
  // The rest of a week that is nearly over says little.
  const isLate = addDays(first, 4) <= today;
  const hours = parts.map((part) => partHours(part, openDays[String(part.id)]));
  return (
    <section aria-labelledby="fire-uker">
      <Heading level={2} data-size="xs" id="fire-uker">
        Ukene framover
      </Heading>
      <Paragraph data-size="sm" className={styles.quiet}>
        Slik blir tidene for publikum. Unntak er merket med △.
      </Paragraph>
      {Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => addDays(first, 7 * week)).map((monday, week) => (
        <details key={monday} className={styles.folded} open={week === 0 || (week === 1 && isLate) || undefined}>
          <summary>{`Uke ${isoWeek(monday)}, ${dateSpan(monday, addDays(monday, 6))}`}</summary>
          <table className={`${styles.table} ${styles.asList}`}>
            <thead>
              <tr>
                <th scope="col">Dag</th>
                {parts.map(({ id, name }) => (
                  <th key={String(id)} scope="col">
                    {String(name ?? "")}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: 7 }, (_, day) => addDays(monday, day))
                .filter(isShown)
                .map((date) => (
                  <tr key={date} data-today={date === today || undefined}>
                    <th scope="row">{sentenceCase(longDate(date))}</th>
                    {hours.map((part, at) => {
                      const { spans, reason } = hoursOn(part, date);
                      const text = spans.map(({ opens, closes }) => spanText(opens, closes)).join(" og ");
                      return (
                        <td key={String(parts[at]?.id)} data-closed={text === "" || undefined}>
                          <span aria-hidden className={styles.inRow}>
                            {String(parts[at]?.name ?? "")}
                          </span>
                          <span>
                            {text === "" ? CLOSED : text}
                            {reason !== null && <small>{`△ ${reason}`}</small>}
                          </span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
};
