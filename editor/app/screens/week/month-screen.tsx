import { Alert, Heading, Link, Paragraph } from "@digdir/designsystemet-react";
import { addDays, MONTHS } from "../../../../domain/time/local-time";
import { sentenceCase } from "../../../../domain/time/norwegian";
import type { Week } from "../../../api/week";
import { weekClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { editAddress, monthAddress, showingAddress, weekAddress } from "../../data/route";
import { useLoaded } from "../../data/use-loaded";
import { StateMark } from "../../elements/state-mark";
import * as styles from "./month.module.css";

/** "2026-12" */
type Month = string;

interface Loaded {
  readonly month: Month;
  readonly now: string;
  readonly weeks: readonly Week[];
}

/** The weeks with days of a month, which is this one unless it is given. */
const loadMonth = async (asked: Month | null): Promise<Loaded> => {
  const first = await weekClient.week(asked === null ? null : `${asked}-01`);
  const month = asked ?? first.now.slice(0, 7);
  const weeks = [asked === null ? await weekClient.week(`${month}-01`) : first];
  for (let last = weeks[0]; last?.next.startsWith(month); last = weeks.at(-1))
    weeks.push(await weekClient.week(last.next));
  return { month, now: first.now, weeks };
};

const besideOf = (month: Month) => ({
  before: addDays(`${month}-01`, -1).slice(0, 7),
  after: addDays(`${month}-28`, 4).slice(0, 7),
});

const titleOf = (month: Month): string =>
  sentenceCase(`${MONTHS[Number(month.slice(5)) - 1] ?? ""} ${month.slice(0, 4)}`);

/** A month of the programme, a line a day, with what appears and leaves; a showing leads to its panel in the week. */
const MonthScreen = ({ month: asked }: { readonly month: Month | null }) => {
  const { value, failure } = useLoaded(() => loadMonth(asked), `måned ${asked}`, useDesk().edition);
  if (failure !== null) return <Alert data-color="danger">{failure}</Alert>;
  if (value === null) return <Paragraph>Henter måneden …</Paragraph>;
  const { month, now, weeks } = value;
  const { before, after } = besideOf(month);
  const days = weeks.flatMap((week) => week.days).filter(({ date }) => date.startsWith(month));
  const showings = weeks.flatMap((week) => week.showings);
  const scheduled = weeks.flatMap((week) => week.scheduled);
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          {titleOf(month)}
        </Heading>
        <nav aria-label="Måneder" className={styles.head}>
          <Link href={monthAddress(before)}>Forrige måned</Link>
          <Link href={monthAddress()}>Denne måneden</Link>
          <Link href={monthAddress(after)}>Neste måned</Link>
          <Link href={weekAddress()}>Uke for uke</Link>
        </nav>
      </div>
      <table className={styles.days}>
        <caption className="ds-sr-only">{`Programmet i ${titleOf(month).toLowerCase()}`}</caption>
        <tbody>
          {days.map(({ date, name, holiday }) => {
            const own = showings
              .filter(({ start }) => start.startsWith(date))
              .sort((a, b) => a.start.localeCompare(b.start));
            const turns = scheduled.filter((one) => one.date === date);
            return (
              <tr key={date} data-today={now.startsWith(date) || undefined}>
                <th scope="row">
                  <Link href={weekAddress(date)}>{name}</Link>
                  {holiday !== null && <small>{holiday}</small>}
                </th>
                <td>
                  {own.length + turns.length === 0 && <span aria-hidden>–</span>}
                  <ul>
                    {own.map(({ id, start, title, hallName, status, statusText }) => (
                      <li key={id}>
                        {start.slice(11).replace(":", ".")} <Link href={showingAddress(date, id)}>{title}</Link>{" "}
                        <small>
                          {hallName}, <StateMark status={status} text={statusText} />
                        </small>
                      </li>
                    ))}
                    {turns.map(({ kind, id, title, detail, path }) => (
                      <li key={`${kind} ${id} ${path?.join(".")}`}>
                        <Link href={editAddress(kind, id, path)}>{title}</Link> <small>{detail}</small>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

export default MonthScreen;
