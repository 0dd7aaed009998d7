import { Alert, Button, Dialog, Heading, Paragraph, Textfield } from "@digdir/designsystemet-react";
import { useState } from "react";
import type { Week, WeekAction, WeekShowing } from "../../../api/week";
import { announce } from "../../data/announce";
import { weekClient } from "../../data/client";
import { useDesk } from "../../data/desk-context";
import { saveText } from "../../data/last-save";
import { monthAddress, NEW_SHOWING, weekAddress } from "../../data/route";
import { storedText } from "../../data/stored-name";
import { useLoaded } from "../../data/use-loaded";
import { sentenceOf } from "../../fields/form-context";
import { messageOf } from "../../text/message-of";
import { dateOf } from "../../text/when";
import { UndoSave } from "../history/undo-save";
import { PeriodLinks } from "./period-links";
import { AddForm, CopyWeekForm } from "./showing-actions";
import { ShowingPanel } from "./showing-panel";
import type { Slot } from "./slot";
import * as styles from "./week.module.css";
import { EVENING, WeekGrid } from "./week-grid";

type Opened =
  | { readonly what: "showing"; readonly showing: WeekShowing; readonly slot: Slot | null }
  | { readonly what: "add"; readonly slot: Slot }
  | { readonly what: "copy" };

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
const firstSlot = ({ days, halls, now }: Week): Slot => ({
  date: days.find(({ date }) => now.startsWith(date))?.date ?? days[0]?.date ?? "",
  hall: (halls.find(({ hasShowings }) => hasShowings) ?? halls[0])?.id ?? "",
  time: EVENING,
});

/** "Kråka, fredag 4. desember kl. 18.00, Kinosal" */
const dialogName = ({ days, halls }: Week, opened: Opened | null): string => {
  if (opened === null) return "";
  if (opened.what === "copy") return "Kopier forrige uke";
  const { hall, date } = opened.what === "add" ? opened.slot : { hall: "", date: "" };
  const place = halls.find(({ id }) => id === hall)?.name ?? hall;
  if (opened.what === "add") return `Ny forestilling, ${days.find((day) => day.date === date)?.name ?? ""}, ${place}`;
  const { title, when, hallName, statusText } = opened.showing;
  return `${title}, ${when}, ${hallName}: ${statusText}`;
};

/** Programme of a week, with its actions. */
export const WeekScreen = ({
  day,
  showing = null,
}: {
  readonly day: string | null;
  readonly showing?: string | null;
}) => {
  const { desk, editor, edition, renew } = useDesk();
  const [saves, setSaves] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [notice, setNoticeText] = useState("");
  const setNotice = (text: string) => {
    setNoticeText(text);
    announce(text);
  };
  const [undoable, setUndoable] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [date, setDate] = useState("");
  const [isMisread, setMisread] = useState(false);
  const [isWhole, setWhole] = useState(() => wholeWeek.get() === "ja");
  const { value, failure: unloaded } = useLoaded(() => weekClient.week(day), `${day} ${saves}`, edition);
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  const week = value ?? last;
  // What a link asks for is opened once, when its week is there.
  const [asked, setAsked] = useState<string | null>(null);
  if (showing !== asked && value !== null) {
    const found = value.showings.find(({ id }) => id === showing);
    setAsked(showing);
    if (found !== undefined) setOpened({ what: "showing", showing: found, slot: null });
    else if (showing === NEW_SHOWING) setOpened({ what: "add", slot: firstSlot(value) });
  }

  const open = (next: Opened | null) => {
    setFailure(null);
    setOpened(next);
  };
  const act = async (action: WeekAction) => {
    setSaving(true);
    setFailure(null);
    try {
      const saved = await weekClient.save(action, editor);
      if (saved.outcome === "saved") {
        setNotice(saveText(saved, desk));
        setUndoable(saved.isCommitted ? saved.message : null);
        setOpened(null);
        setSaves((count) => count + 1);
        await renew();
      } else if (saved.outcome === "refused") setFailure(saved.problems.map(sentenceOf).join(" "));
      else {
        setFailure(saved.message);
        setSaves((count) => count + 1);
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSaving(false);
  };
  if (unloaded !== null) return <Alert data-color="danger">{unloaded}</Alert>;
  if (week === null) return <Paragraph>Henter uka …</Paragraph>;
  const past = isWhole ? [] : pastDays(week);
  const part = { week, failure, isSaving, onAct: act, onBack: () => open(null) };
  return (
    <>
      <div className={styles.head}>
        <Heading level={1} data-size="lg">
          {week.title}
        </Heading>
        <div className={styles.weeks}>
          {week.canCopy && (
            <Button variant="secondary" data-size="sm" onClick={() => open({ what: "copy" })}>
              Kopier forrige uke hit
            </Button>
          )}
          <Button data-size="sm" onClick={() => open({ what: "add", slot: firstSlot(week) })}>
            Ny forestilling
          </Button>
        </div>
      </div>
      <div className={styles.tools}>
        <PeriodLinks
          label="Uker"
          before={["Forrige uke", weekAddress(week.previous)]}
          now={["Denne uka", weekAddress()]}
          after={["Neste uke", weekAddress(week.next)]}
          other={["Måneden", monthAddress((week.days[3]?.date ?? week.monday).slice(0, 7))]}
        />
        <form
          className={styles.weeks}
          onSubmit={(event) => {
            event.preventDefault();
            const day = dateOf(date, week.now.slice(0, 10));
            setMisread(day === null);
            if (day !== null) window.location.hash = weekAddress(day);
          }}
        >
          <Textfield
            data-size="sm"
            aria-label="Gå til dato"
            placeholder="fredag eller 4/12"
            autoComplete="off"
            error={isMisread ? "Skriv en dato som finnes, for eksempel 4/12." : undefined}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
          <Button type="submit" variant="secondary" data-size="sm">
            Vis uka
          </Button>
        </form>
        {pastDays(week).length > 0 && (
          <Button
            variant="tertiary"
            data-size="sm"
            onClick={() => {
              wholeWeek.set(isWhole ? "" : "ja");
              setWhole(!isWhole);
            }}
          >
            {`${isWhole ? "Skjul" : "Vis"} dagene som har vært (${pastDays(week).length})`}
          </Button>
        )}
      </div>
      <div className={styles.outcome}>
        <div className={styles.notice}>{notice}</div>
        {undoable !== null && (
          <UndoSave
            key={undoable}
            message={undoable}
            onUndone={(kept) => {
              setNotice(saveText(kept, desk));
              setUndoable(null);
              setSaves((count) => count + 1);
            }}
            onFailed={setNotice}
          />
        )}
      </div>
      <nav aria-label="Dager" className={styles.days} hidden={week.days.length - past.length < 2}>
        {week.days.slice(past.length).map(({ date, name }) => (
          <button
            key={date}
            type="button"
            aria-label={`${name.slice(0, 2)} ${Number(date.slice(8))}, ${name}`}
            data-today={week.now.startsWith(date) || undefined}
            onClick={() => document.getElementById(`dag-${date}`)?.scrollIntoView()}
          >
            {name.slice(0, 2)} <span>{Number(date.slice(8))}</span>
          </button>
        ))}
      </nav>
      <WeekGrid
        week={week}
        days={week.days.slice(past.length)}
        onOpen={(showing) => open({ what: "showing", showing, slot: null })}
        onAdd={(slot) => open({ what: "add", slot })}
        onMove={(showing, slot) => open({ what: "showing", showing, slot })}
      />
      {week.weeksMoved !== 0 && <p className={styles.quiet}>{movedText(week.weeksMoved)}</p>}
      <Dialog
        open={opened !== null}
        className={styles.sheet}
        aria-label={dialogName(week, opened)}
        closedby="any"
        onClose={() => open(null)}
      >
        {opened?.what === "showing" && <ShowingPanel key={opened.showing.id} {...part} {...opened} />}
        {opened?.what === "add" && (
          <div className={styles.panel}>
            <Heading level={2} data-size="sm">
              Ny forestilling
            </Heading>
            <AddForm {...part} slot={opened.slot} />
          </div>
        )}
        {opened?.what === "copy" && (
          <div className={styles.panel}>
            <Heading level={2} data-size="sm">
              Kopier forrige uke
            </Heading>
            <CopyWeekForm {...part} />
          </div>
        )}
      </Dialog>
    </>
  );
};
