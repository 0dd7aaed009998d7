import { comingDayRows, weekRows } from "../../components/week-hours";
import { strings } from "../../lib/strings";
import type { LocalDate } from "../../rules/local-time";
import type { PartHours } from "../../rules/opening-hours";
import * as styles from "./opening-hours.module.css";

interface Props {
  readonly part: PartHours & { readonly name: string; readonly minutesBefore: number | null };
  readonly today: LocalDate;
}

/** The week's habit, or the coming days by date where the hours follow the programme. */
export const HoursTable = ({ part, today }: Props) => {
  const dated = part.minutesBefore !== null;
  const rows = dated ? comingDayRows(part, today) : weekRows(part.weekly);
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">
        {dated ? strings.hoursTableOfDays(part.name) : strings.hoursTable(part.name)}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{strings.day}</th>
          <th scope="col">{strings.hours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
