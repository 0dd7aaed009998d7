import type { JsonPath } from "../../../../domain/json/json";
import { controlId } from "../form-context";

/** Moves focus to the arrow of a moved row, or to the opposite one when that arrow is disabled. */
export const focusMove = (path: JsonPath, by: -1 | 1): void => {
  requestAnimationFrame(() => {
    const row = document.getElementById(`${controlId(path)}-rad`);
    const arrows = [by, -by].map((one) => row?.querySelector<HTMLButtonElement>(`button[data-move="${one}"]`));
    arrows.find((arrow) => arrow && !arrow.disabled)?.focus();
  });
};
