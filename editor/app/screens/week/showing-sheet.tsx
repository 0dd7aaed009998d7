import { Dialog, Heading } from "@digdir/designsystemet-react";
import { type CSSProperties, useEffect, useMemo, useState } from "react";
import type { Week } from "../../../api/week";
import { showingAnchor } from "./day-strip";
import { AddForm, CopyWeekForm } from "./showing-actions";
import { nameOf, ShowingPanel } from "./showing-panel";
import type { Opened, ShowingActions } from "./use-showing-actions";
import * as styles from "./week.module.css";

const dialogName = ({ days, halls }: Week, opened: Opened | null): string => {
  if (opened === null) return "";
  if (opened.what === "copy") return "Kopier forrige uke";
  const { hall, date } = opened.what === "add" ? opened.slot : { hall: "", date: "" };
  const place = halls.find(({ id }) => id === hall)?.name ?? hall;
  if (opened.what === "add") return `Ny forestilling, ${days.find((day) => day.date === date)?.name ?? ""}, ${place}`;
  return nameOf(opened.showing);
};

/** Of the sheet with its margin, and of the header, in px; the sheet has room for that height at least. */
const SHEET = { width: 432, height: 520, header: 64, gap: 8 } as const;

/**
 * Beside what was pressed in the programme, where a screen is wide enough: after it if there is room, else before it.
 * Opened from elsewhere, it leaves the evenings to be seen.
 */
const besidePressed = (): CSSProperties => {
  const pressed = document.activeElement;
  if (!pressed?.closest("table, li")) return {};
  const { left, right, top } = pressed.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const after = right + SHEET.gap;
  const at = after + SHEET.width <= innerWidth ? after : Math.max(SHEET.gap, left - SHEET.width);
  const lowest = Math.max(SHEET.header + SHEET.gap, innerHeight - SHEET.height);
  return {
    "--sheet-left": `${at}px`,
    "--sheet-top": `${Math.min(Math.max(top, SHEET.header + SHEET.gap), lowest)}px`,
  } as CSSProperties;
};

interface ShowingSheetProps {
  readonly actions: ShowingActions;
  /** They hold what is opened. */
  readonly weeks: readonly Week[];
}

/** A showing, a new one or the copy of a week: at the side of the screen, or at the foot of a phone's. */
export const ShowingSheet = ({ actions, weeks }: ShowingSheetProps) => {
  const { open, act, isSaving, failure } = actions;
  const isOpen = actions.opened !== null;
  const [last, setLast] = useState(actions.opened);
  const opened = actions.opened ?? last;
  if (opened !== last) setLast(opened);
  // Emptied after the dialog has closed: without its name and content, it would take the focus on the way.
  useEffect(() => {
    if (isOpen || last === null) return;
    setLast(null);
    // What was pressed is gone when the showing has moved to another place.
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement?.closest("dialog:not([open])") === null) return;
    const moved = last.what === "showing" ? document.getElementById(showingAnchor(last.showing.id)) : null;
    (moved ?? document.getElementById("innhold"))?.focus();
  }, [isOpen, last]);
  const place = useMemo(() => (isOpen ? besidePressed() : {}), [isOpen]);
  const day = opened?.what === "showing" ? opened.showing.start.slice(0, 10) : "";
  const week = weeks.find(({ days }) => days.some(({ date }) => date === day)) ?? weeks[0];
  if (week === undefined) return null;
  const part = { week, failure, isSaving, onAct: act, onBack: () => open(null) };
  return (
    <Dialog
      open={isOpen}
      className={styles.sheet}
      style={place}
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
          <AddForm {...part} slot={opened.slot} production={opened.production ?? null} />
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
  );
};
