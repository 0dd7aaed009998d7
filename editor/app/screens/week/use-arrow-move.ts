import { type KeyboardEvent, useState } from "react";
import type { Week, WeekShowing } from "../../../api/week";
import { timeAfter } from "./lanes";
import type { Slot } from "./slot";

interface Aim {
  readonly showing: WeekShowing;
  readonly slot: Slot;
}

const QUARTER = 15;

const STEPS: Readonly<Record<string, { readonly days: number; readonly minutes: number }>> = {
  ArrowLeft: { days: 0, minutes: -QUARTER },
  ArrowRight: { days: 0, minutes: QUARTER },
  ArrowUp: { days: -1, minutes: 0 },
  ArrowDown: { days: 1, minutes: 0 },
};

/** Shift and the arrow keys aim a showing within the week; Enter opens the form of a move, Escape forgets the aim. */
export const useArrowMove = (days: Week["days"], onMove: (showing: WeekShowing, slot: Slot) => void) => {
  const [aim, setAim] = useState<Aim | null>(null);
  const press = (event: KeyboardEvent<HTMLElement>, showing: WeekShowing): void => {
    const own = aim?.showing.id === showing.id ? aim.slot : null;
    if (event.key === "Escape") setAim(null);
    if (event.key === "Enter" && own !== null) {
      event.preventDefault();
      setAim(null);
      onMove(showing, own);
    }
    const step = STEPS[event.key];
    if (step === undefined || !event.shiftKey) return;
    event.preventDefault();
    const from = own ?? { date: showing.start.slice(0, 10), hall: showing.hall, time: showing.start.slice(11, 16) };
    const at = days.findIndex(({ date }) => date === from.date) + step.days;
    const date = days[Math.max(0, Math.min(days.length - 1, at))]?.date ?? from.date;
    setAim({ showing, slot: { ...from, date, time: timeAfter(from.time, step.minutes) } });
  };
  const day = days.find(({ date }) => date === aim?.slot.date)?.name ?? "";
  return {
    press,
    forget: () => setAim(null),
    aimedId: aim?.showing.id ?? null,
    /** For the status line and screen readers; empty while nothing is aimed. */
    words:
      aim === null
        ? ""
        : `${aim.showing.title} til ${day} kl. ${aim.slot.time.replace(":", ".")}. Trykk Enter for å flytte, Esc for å la være.`,
  };
};
