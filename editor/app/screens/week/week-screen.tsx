import { Alert, Button, Heading, Paragraph } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Week } from "../../../api/week";
import { weekClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { monthAddress, NEW_SHOWING, type ShowingAct, weekAddress } from "../../data/route";
import { storedText } from "../../data/stored-name";
import { useLoaded } from "../../data/use-loaded";
import { DayStrip } from "./day-strip";
import { PeriodLinks } from "./period-links";
import { ShowingOutcome } from "./showing-outcome";
import { ShowingSheet } from "./showing-sheet";
import { freeSlot, type Slot } from "./slot";
import { useShowingActions } from "./use-showing-actions";
import * as styles from "./week.module.css";
import { WeekGrid } from "./week-grid";
import { WeekTools } from "./week-tools";

const movedText = (weeks: number): string =>
  `Nettstedet er en demonstrasjon: datoene er flyttet ${Math.abs(weeks)} ${Math.abs(weeks) === 1 ? "uke" : "uker"} ${weeks < 0 ? "tilbake" : "fram"} fra dem i filene, og kontrollen og skjemaene viser datoene i filene.`;

/** Whether the days that have been are shown. */
const wholeWeek = storedText("redaksjon hele uka");

/** The days of the current week that have been. */
const pastDays = ({ days, now }: Week): Week["days"] => {
  const today = days.findIndex(({ date }) => now.startsWith(date));
  return days.slice(0, Math.max(0, today));
};

/** This evening, or the first of another week. */
const firstSlot = ({ days, halls, now, showings }: Week): Slot =>
  freeSlot(showings, {
    date: days.find(({ date }) => now.startsWith(date))?.date ?? days[0]?.date ?? "",
    hall: (halls.find(({ hasShowings }) => hasShowings) ?? halls[0])?.id ?? "",
  });

/** Programme of a week, with its actions. */
export const WeekScreen = ({
  day,
  showing = null,
  production = null,
  act = null,
}: {
  readonly day: string | null;
  readonly showing?: string | null;
  readonly production?: string | null;
  readonly act?: ShowingAct | null;
}) => {
  const { edition } = useDesk();
  const [saves, setSaves] = useState(0);
  const [isWhole, setWhole] = useState(() => wholeWeek.get() === "ja");
  const loaded = useLoaded(() => weekClient.week(day), `${day} ${saves}`, edition);
  const { value, failure: unloaded } = loaded;
  const actions = useShowingActions(loaded, () => setSaves((count) => count + 1));
  const { open } = actions;
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const week = value ?? last;
  // What a link asks for is opened once, when its week is there.
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = showing === null ? null : `${showing} ${act}`;
  if (wanted !== asked && value !== null) {
    const found = value.showings.find(({ id }) => id === showing);
    setAsked(wanted);
    if (found !== undefined) open({ what: "showing", showing: found, slot: null, act });
    else if (showing === NEW_SHOWING) open({ what: "add", slot: firstSlot(value), production });
  }
  if (unloaded !== null)
    return (
      <>
        <ShowingOutcome actions={actions} />
        <Alert data-color="danger">{unloaded}</Alert>
      </>
    );
  if (week === null) return <Paragraph>Henter uka …</Paragraph>;
  const past = isWhole ? [] : pastDays(week);
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          {week.title} <span className={styles.dates}>{week.dates}</span>
        </Heading>
        <Button data-size="sm" onClick={() => open({ what: "add", slot: firstSlot(week) })}>
          Ny forestilling
        </Button>
      </div>
      <div className={styles.tools}>
        <PeriodLinks
          label="Uker"
          before={["Forrige uke", weekAddress(week.previous)]}
          now={["I dag", weekAddress()]}
          after={["Neste uke", weekAddress(week.next)]}
          views={{
            week: weekAddress(week.monday),
            month: monthAddress((week.days[3]?.date ?? week.monday).slice(0, 7)),
            shown: "week",
          }}
        />
        <WeekTools
          week={week}
          past={pastDays(week).length}
          isWhole={isWhole}
          onWhole={(next) => {
            wholeWeek.set(next ? "ja" : "");
            setWhole(next);
          }}
          onCopy={() => open({ what: "copy" })}
        />
      </div>
      <ShowingOutcome actions={actions} />
      <DayStrip days={week.days.slice(past.length)} now={week.now} />
      <WeekGrid
        week={week}
        days={week.days.slice(past.length)}
        opened={actions.opened?.what === "showing" ? actions.opened.showing.id : null}
        onOpen={(showing) => open({ what: "showing", showing, slot: null })}
        onAdd={(slot) => open({ what: "add", slot })}
        onMove={(showing, slot) => open({ what: "showing", showing, slot })}
      />
      {week.weeksMoved !== 0 && <p className={styles.quiet}>{movedText(week.weeksMoved)}</p>}
      <ShowingSheet actions={actions} weeks={[week]} />
    </>
  );
};
