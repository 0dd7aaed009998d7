import type { PartHours } from "../../../domain/hours/opening-hours";
import type { LocalDate } from "../../../domain/time/local-time";
import { withWholeFigures } from "../../../domain/time/norwegian";
import { comingDayRows, weekRows } from "../../components/programme/week-hours";
import { siteTexts } from "../../lib/texts";
import * as styles from "./opening-hours.module.css";

/** "09.00–15.00 og 18.00–21.30": lines end between spans of time, not within one. */
export const HoursText = ({ children }: { readonly children: string }) =>
  children.split(/(\d\d\.\d\d–\d\d\.\d\d)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.hours}>
        {part}
      </span>
    ),
  );

interface Props {
  readonly part: PartHours & { readonly name: string; readonly minutesBefore: number | null };
  readonly today: LocalDate;
}

/** The weekly hours, or the days after today by date where the hours follow the programme. */
export const HoursTable = ({ part, today }: Props) => {
  const dated = part.minutesBefore !== null;
  const rows = dated ? comingDayRows(part, today) : weekRows(part.weekly);
  return (
    <table className={styles.week}>
      <caption className="visually-hidden">
        {dated ? siteTexts.hoursTableOfDays(part.name) : siteTexts.hoursTable(part.name)}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{siteTexts.day}</th>
          <th scope="col">{siteTexts.hours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, hours }) => (
          <tr key={days}>
            <th scope="row">{withWholeFigures(days)}</th>
            <td>
              <HoursText>{hours}</HoursText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
