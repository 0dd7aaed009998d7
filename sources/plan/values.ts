import { STATUS_CHOICES } from "../../domain/entities/event/event-fields";
import { isShowingStatus } from "../../domain/showings/showing";
import { longMoment } from "../../domain/time/norwegian";
import type { Conflict } from "../merge/merge-showing";
import { OWNED } from "../owners";

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A field's value as readable text: "Utsolgt", "lørdag 5. desember kl. 18.45", "Voksen 135, Barn 100". */
export const valueText = (value: unknown): string => {
  if (Array.isArray(value)) {
    return (
      value
        .map((one: { label?: unknown; amount?: unknown }) => `${String(one.label)} ${String(one.amount)}`)
        .join(", ") || "gratis"
    );
  }
  const text = String(value ?? "ingenting");
  if (isShowingStatus(text)) return STATUS_CHOICES[text];
  return MOMENT.test(text) ? longMoment(text.slice(0, 16)) : text;
};

/** "Sal: her «foaje», hos kilden «kinosal»" */
export const conflictText = ({ label, ours, theirs }: Conflict): string => {
  const values = (side: Conflict["ours"]): string => Object.values(side).map(valueText).join(", ") || "ingenting";
  return `${label}: her «${values(ours)}», hos kilden «${values(theirs)}»`;
};

const labelOf = (name: string): string => OWNED.find(({ fields }) => fields.some((one) => one === name))?.label ?? name;

/** "Status: I salg → Avlyst" */
export const changeText = (name: string, before: unknown, after: unknown): string =>
  `${labelOf(name)}: ${valueText(before)} → ${valueText(after)}`;
