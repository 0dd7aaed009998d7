import { Heading, Link } from "@digdir/designsystemet-react";
import type { Week } from "../../api/week";
import { weekClient } from "../data/client";
import { useDesk } from "../data/desk-context";
import { showingAddress } from "../data/route";
import { useLoaded } from "../data/use-loaded";
import { StateMark } from "../elements/state-mark";
import * as styles from "./screens.module.css";

/** This week, and the next one on its last day. */
const loadWeeks = async (): Promise<readonly Week[]> => {
  const week = await weekClient.week(null);
  const isLast = week.days.at(-1)?.date === week.now.slice(0, 10);
  return isLast ? [week, await weekClient.week(week.next)] : [week];
};

/** What is on today and tomorrow, with its state; each leads to its panel in the week. */
export const ComingShowings = () => {
  const { value: weeks, failure } = useLoaded(loadWeeks, "uker", useDesk().edition);
  if (failure !== null) return <p className={styles.quiet}>{`Får ikke hentet programmet: ${failure}`}</p>;
  if (weeks === null)
    return (
      <section className={styles.card}>
        <Heading level={2} data-size="xs">
          Igjen i dag
        </Heading>
        <p className={styles.quiet}>Henter programmet …</p>
      </section>
    );
  const now = weeks[0]?.now ?? "";
  const days = weeks.flatMap((week) => week.days).filter(({ date }) => date >= now.slice(0, 10));
  return days.slice(0, 2).map(({ date, name }, at) => {
    const own = weeks
      .flatMap(({ showings }) => showings)
      .filter(({ start, end }) => start.startsWith(date) && (end ?? start) > now);
    return (
      <section key={date} className={styles.card}>
        <Heading level={2} data-size="xs">
          {at === 0 ? "Igjen i dag" : "I morgen"}{" "}
          <span className={styles.number}>{at > 0 ? name : own.length > 0 && own.length}</span>
        </Heading>
        {own.length === 0 && <p className={styles.quiet}>Ingen forestillinger.</p>}
        <ul className={styles.programme}>
          {own.map(({ id, title, span, hallName, status, statusText }) => (
            <li key={id} data-status={status}>
              <span>{span.replace("kl. ", "")}</span> <Link href={showingAddress(date, id)}>{title}</Link>{" "}
              <small>{hallName}</small>{" "}
              <span>
                <StateMark status={status} text={statusText} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    );
  });
};
