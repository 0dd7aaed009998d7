import { Heading } from "@digdir/designsystemet-react";
import { lazy, Suspense, useState } from "react";
import type { Week } from "../../api/week";
import { weekClient } from "../data/client";
import { useDesk } from "../data/desk-context";
import { useLoaded } from "../data/use-loaded";
import { needsNoLook, StateMark } from "../elements/state-mark";
import * as styles from "./screens.module.css";
import { useShowingActions } from "./week/use-showing-actions";

// Not on the first page.
const ShowingOutcome = lazy(async () => ({ default: (await import("./week/showing-outcome")).ShowingOutcome }));
const ShowingSheet = lazy(async () => ({ default: (await import("./week/showing-sheet")).ShowingSheet }));

/** This week, and the next one on its last day. */
const loadWeeks = async (): Promise<readonly Week[]> => {
  const week = await weekClient.week(null);
  const isLast = week.days.at(-1)?.date === week.now.slice(0, 10);
  return isLast ? [week, await weekClient.week(week.next)] : [week];
};

/** What is on today and tomorrow; its state opens the actions of a showing. */
export const ComingShowings = () => {
  const [saves, setSaves] = useState(0);
  // It stays when it is closed: the dialog gives the focus back.
  const [isUsed, setUsed] = useState(false);
  const { edition } = useDesk();
  const loaded = useLoaded(loadWeeks, "uker", edition + saves);
  const { value: weeks, failure } = loaded;
  const actions = useShowingActions(loaded, () => setSaves((count) => count + 1));
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
  const days = weeks.flatMap((week) => week.days.map((day) => ({ ...day, week })));
  return (
    <>
      <Suspense fallback={null}>{isUsed && <ShowingOutcome actions={actions} />}</Suspense>
      {days
        .filter(({ date }) => date >= now.slice(0, 10))
        .slice(0, 2)
        .map(({ date, name, week: { showings } }, at) => {
          const own = showings.filter(({ start, end }) => start.startsWith(date) && (end ?? start) > now);
          return (
            <section key={date} className={styles.card}>
              <Heading level={2} data-size="xs">
                {at === 0 ? "Igjen i dag" : "I morgen"}{" "}
                <span className={styles.number}>{at > 0 ? name : own.length > 0 && own.length}</span>
              </Heading>
              {own.length === 0 && <p className={styles.quiet}>Ingen forestillinger.</p>}
              <ul className={styles.programme}>
                {own.map((showing) => {
                  const { id, title, span, hallName, status, statusText } = showing;
                  return (
                    <li key={id} data-status={status} data-quiet={needsNoLook(status) || undefined}>
                      <span>{span.replace("kl. ", "")}</span> <strong>{title}</strong> <small>{hallName}</small>{" "}
                      <button
                        type="button"
                        onClick={() => {
                          setUsed(true);
                          actions.open({ what: "showing", showing, slot: null });
                        }}
                        aria-haspopup="dialog"
                      >
                        <StateMark status={status} text={statusText} />
                        <span className="ds-sr-only">{`, ${title} ${span}`}</span>
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      <Suspense fallback={null}>{isUsed && <ShowingSheet actions={actions} weeks={weeks} />}</Suspense>
    </>
  );
};
