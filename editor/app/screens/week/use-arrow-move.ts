import { type KeyboardEvent, useState } from "react";
import type { Week, WeekShowing } from "../../../api/week";
import { timeAfter } from "./lanes";
import { type Aim, type Slot, slotOf } from "./slot";

const QUARTER = 15;

const STEPS: Readonly<Record<string, { readonly days: number; readonly minutes: number }>> = {
  ArrowLeft: { days: 0, minutes: -QUARTER },
  ArrowRight: { days: 0, minutes: QUARTER },
  ArrowUp: { days: -1, minutes: 0 },
  ArrowDown: { days: 1, minutes: 0 },
};

/** Shift and the arrow keys aim a showing within the week; Enter opens the move form, Escape cancels. */
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
    const from = own ?? slotOf(showing);
    const at = days.findIndex(({ date }) => date === from.date) + step.days;
    const date = days[Math.max(0, Math.min(days.length - 1, at))]?.date ?? from.date;
    setAim({ showing, slot: { ...from, date, time: timeAfter(from.time, step.minutes) } });
  };
  return { press, aim, forget: () => setAim(null) };
};
